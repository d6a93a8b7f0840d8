public import Foundation
import WidgetArchive
import WidgetRecords

extension Activity {
    /// The content now and each time it changes, until the activity is dismissed.
    public typealias ContentUpdates = ActivityUpdates<ActivityContent<ContentState>>
    /// The content state now and each time it changes, until the activity is dismissed.
    public typealias ContentStateUpdates = ActivityUpdates<ContentState>
    /// The activity's state now and each time it changes, until it is dismissed.
    public typealias ActivityStateUpdates = ActivityUpdates<ActivityState>
    /// Push tokens, which do not exist here.
    public typealias PushTokenUpdates = ActivityUpdates<Data>
    /// Push tokens, which do not exist here.
    public typealias PushToStartTokenUpdates = ActivityUpdates<Data>
    /// All activities with attributes of this type, now and as they begin.
    public typealias ActivitySequence = ActivityUpdates<Activity<Attributes>>

    public var contentUpdates: ContentUpdates { updates { [self] in content(of: $0) } }

    @available(*, deprecated, renamed: "contentUpdates")
    public var contentStateUpdates: ContentStateUpdates { updates { [self] in content(of: $0)?.state } }

    /// The activity's state now and each time it changes. The last one is `dismissed`.
    public var activityStateUpdates: ActivityStateUpdates {
        ActivityUpdates(of: store) { [self] in
            var last: ActivityState?
            return {
                if last == .dismissed { return .end }
                let state = self.activityState
                defer { last = state }
                return state == last ? .nothingNew : .new(state)
            }
        }
    }

    /// Never yields anything.
    public var pushTokenUpdates: PushTokenUpdates { ActivityUpdates(only: nil) }
    /// Never yields anything.
    public static var pushToStartTokenUpdates: PushToStartTokenUpdates { ActivityUpdates(only: nil) }

    /// All activities with attributes of this type, now and as they begin, in any process.
    public static var activityUpdates: ActivitySequence {
        ActivityUpdates(of: ActivityStore.current) {
            var seen: Set<String> = []
            return {
                guard let next = activities.first(where: { !seen.contains($0.id) }) else { return .nothingNew }
                seen.insert(next.id)
                return .new(next)
            }
        }
    }

    private func updates<Value: Equatable>(
        _ value: @escaping (ActivityRecord) -> Value?
    ) -> ActivityUpdates<Value> {
        ActivityUpdates(of: store) { [store, id] in
            var last: Value?
            return {
                guard let record = store.record(id), record.phase(at: Date()) != .dismissed else { return .end }
                guard let new = value(record), new != last else { return .nothingNew }
                last = new
                return .new(new)
            }
        }
    }
}
