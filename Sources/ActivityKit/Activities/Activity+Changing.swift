public import Foundation
import GroupStore
import WidgetArchive

extension Activity {
    /// Shows other content, and returns when it is on the disk. Has no effect once the activity has ended.
    public func update(_ content: ActivityContent<ContentState>) async {
        await update(content, alertConfiguration: nil)
    }

    /// Shows other content, and tells a person about it.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async {
        await update(content, alertConfiguration: alertConfiguration, timestamp: Date())
    }

    /// Shows content as of a date; older content than what is shown has no effect.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        guard var change = changing(to: content, at: timestamp) else { return }
        change.alert = alertConfiguration.map { ActivityRecord.Alert($0, at: Date()) }
        await store.perform(change, on: id)
    }

    /// Ends the activity, which then shows `content`, or what it showed last.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(content, dismissalPolicy: dismissalPolicy, timestamp: Date())
    }

    /// Ends the activity with content as of a date.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        var change = content.flatMap { changing(to: $0, at: timestamp) } ?? RecordChange(date: timestamp)
        change.ending = .init(dismissal: dismissalPolicy.date)
        await store.perform(change, on: id)
    }

    private func changing(to content: ActivityContent<ContentState>, at date: Date) -> RecordChange? {
        do {
            let state = try ActivityText.of(content.state)
            guard let attributes = store.record(id)?.attributes, !ActivityText.isTooLarge(attributes, state) else {
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

// MARK: As it was before content had a date

extension Activity {
    /// Shows another state.
    @available(*, deprecated, renamed: "update(_:)")
    public func update(using contentState: ContentState) async {
        await update(ActivityContent(state: contentState, staleDate: nil))
    }

    /// Shows another state, and tells a person about it.
    @available(*, deprecated, renamed: "update(_:alertConfiguration:)")
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {
        await update(ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
    }

    /// Ends the activity.
    @available(*, deprecated, renamed: "end(_:dismissalPolicy:)")
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(
            contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }
}
