public import Foundation
import GroupStore
import WidgetArchive
import WidgetRecords

extension Activity {
    /// Shows other content, and returns when all processes see it. Has no effect once the activity has ended.
    public func update(_ content: ActivityContent<ContentState>) async {
        await update(content, alertConfiguration: nil)
    }

    /// Shows other content, and alerts the person.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async {
        await update(content, alertConfiguration, asOf: nil)
    }

    /// Shows content as of a date; content older than what is shown has no effect.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        await update(content, alertConfiguration, asOf: timestamp)
    }

    private func update(
        _ content: ActivityContent<ContentState>, _ alert: AlertConfiguration?, asOf date: Date?
    ) async {
        guard var change = changing(to: content, at: date) else { return }
        change.alert = alert.map { ActivityRecord.Alert($0, at: Date()) }
        await store.perform(change, on: id)
    }

    /// Ends the activity, which then shows `content`, or else keeps its last content.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(content, dismissalPolicy, asOf: nil)
    }

    /// Ends the activity with content as of a date.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        await end(content, dismissalPolicy, asOf: timestamp)
    }

    private func end(
        _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, asOf date: Date?
    ) async {
        var change = content.flatMap { changing(to: $0, at: date) } ?? RecordChange(date: date)
        change.ending = .init(dismissal: policy.date)
        await store.perform(change, on: id)
    }

    private func changing(to content: ActivityContent<ContentState>, at date: Date?) -> RecordChange? {
        do {
            let state = try ActivityText.of(content.state)
            guard let attributes = store.record(id)?.attributes else { return nil }
            guard !ActivityText.isTooLarge(attributes, state) else {
                complain("the update of \(id) is ignored: \(ActivityAuthorizationError.attributesTooLarge)")
                return nil
            }
            let text = RecordChange.Content(
                state: state, staleDate: content.staleDate, relevance: content.relevanceScore)
            return RecordChange(date: date, content: text)
        } catch {
            complain("the update of \(id) is ignored: \(error)")
            return nil
        }
    }
}

// MARK: Content without a date

extension Activity {
    @available(*, deprecated, renamed: "update(_:)")
    public func update(using contentState: ContentState) async {
        await update(ActivityContent(state: contentState, staleDate: nil))
    }

    /// Shows another state, and alerts the person.
    @available(*, deprecated, renamed: "update(_:alertConfiguration:)")
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {
        await update(ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
    }

    @available(*, deprecated, renamed: "end(_:dismissalPolicy:)")
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(
            contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }
}
