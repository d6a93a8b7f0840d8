public import Foundation
import GroupStore
import Synchronization
import WidgetArchive
import WidgetRecords

/// A Live Activity: an ongoing event that an app shows on the Lock Screen and in the Dynamic Island.
///
/// It is a record in the groups' directory, which a host shows immediately and any process may update.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// The values that change while the activity lasts.
    public typealias ContentState = Attributes.ContentState

    /// The activity's identifier, which stays the same when the app is started again.
    public let id: String
    /// The values that never change.
    // Set once, and decoded from the record, so it shares nothing with the app's own value.
    nonisolated(unsafe) public let attributes: Attributes
    let store: ActivityStore
    /// The last record whose state could be decoded.
    private let last: Mutex<ActivityRecord>

    /// Throws if the record does not belong to an activity of this type.
    init(_ id: String, _ record: ActivityRecord, in store: ActivityStore) throws {
        attributes = try ActivityText.value(record.attributes)
        _ = try ActivityText.value(record.state, as: ContentState.self)
        self.id = id
        self.store = store
        last = Mutex(record)
    }

    /// The name by which a widget extension recognises these activities.
    static var type: String { "\(Attributes.self)" }
}

// MARK: Content

extension Activity {
    /// The content that was last set, by any process.
    public var content: ActivityContent<ContentState> {
        if let record = store.record(id), let content = content(of: record) {
            last.withLock { $0 = record }
            return content
        }
        guard let content = content(of: last.withLock(\.self)) else {
            preconditionFailure("a state that was decoded once can be decoded again")
        }
        return content
    }

    /// The state that was last set, by any process.
    @available(*, deprecated, renamed: "content.state")
    public var contentState: ContentState { content.state }

    func content(of record: ActivityRecord) -> ActivityContent<ContentState>? {
        let state: ContentState? = try? ActivityText.value(record.state)
        return state.map { .init(state: $0, staleDate: record.staleDate, relevanceScore: record.relevance) }
    }

    /// The activity's current state.
    public var activityState: ActivityState {
        store.record(id).map { ActivityState($0.phase(at: Date())) } ?? .dismissed
    }

    /// Nil: there are no push notifications here.
    public var pushToken: Data? { nil }
    /// Nil: there are no push notifications here.
    public static var pushToStartToken: Data? { nil }

    /// The activities of this type that are shown, including those that began before the app was last started.
    public static var activities: [Activity<Attributes>] {
        guard let store = ActivityStore.current else { return [] }
        return store.shown().compactMap {
            $0.record.type == type ? try? Activity($0.id, $0.record, in: store) : nil
        }
    }
}

// MARK: Beginning

extension Activity {
    /// Begins an activity. Throws if its values are too large or cannot be written.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        guard let store = ActivityStore.current else { throw ActivityAuthorizationError.persistenceFailure }
        let texts = (attributes: try ActivityText.of(attributes), state: try ActivityText.of(content.state))
        if ActivityText.isTooLarge(texts.attributes, texts.state) {
            throw ActivityAuthorizationError.attributesTooLarge
        }
        let program = "\(ProcessInfo.processInfo.processName) (\(ProcessInfo.processInfo.processIdentifier))"
        var record = ActivityRecord(
            type: type, attributes: texts.attributes, state: texts.state, begun: Date(), by: program)
        (record.staleDate, record.relevance) = (content.staleDate, content.relevanceScore)
        let activity = try Activity(UUID().uuidString, record, in: store)
        do {
            try store.begin(activity.id, record)
        } catch {
            complain("the activity cannot be begun: \(error)")
            throw ActivityAuthorizationError.persistenceFailure
        }
        return activity
    }

    /// Begins an activity with a style, which has no effect here.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType)
    }

    /// Begins an activity whose content is never out of date.
    @available(*, deprecated, renamed: "request(attributes:content:pushType:)")
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }
}
