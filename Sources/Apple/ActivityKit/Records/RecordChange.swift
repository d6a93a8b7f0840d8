import Foundation
import GroupStore
import WidgetArchive
import WidgetRecords

/// A change that an app makes to an activity.
struct RecordChange: Sendable {
    /// The date of the content, if the app gives one; otherwise the last write counts, whatever the clock does.
    var date: Date?
    var content: Content?
    var alert: ActivityRecord.Alert?
    var ending: Ending?

    struct Content: Sendable {
        var state: String
        var staleDate: Date?
        var relevance: Double
    }

    struct Ending: Sendable {
        var dismissal: Date?
    }

    /// Changes the record. Does nothing to an ended activity, and ignores content older than what is shown.
    func apply(to record: inout ActivityRecord) {
        let now = Date()
        guard [.active, .stale].contains(record.phase(at: now)) else { return }
        if let content, date.map({ $0.writtenMilliseconds >= record.updated.writtenMilliseconds }) ?? true {
            (record.state, record.staleDate, record.relevance) = (content.state, content.staleDate, content.relevance)
            record.updated = date ?? now
            record.alert = alert ?? record.alert
        }
        if let ending { (record.ended, record.dismissal) = (now, ending.dismissal) }
    }
}

extension ActivityStore {
    /// Off the caller's actor, because another writer may hold the lock.
    @concurrent
    func perform(_ change: RecordChange, on id: String) async {
        do {
            // A power cut may lose an update, which the next one soon replaces.
            try self.change(id, change.ending == nil ? .withoutSync : .synced) { change.apply(to: &$0) }
        } catch {
            complain("the activity \(id) cannot be changed: \(error)")
        }
    }
}
