import AppGroups
import Foundation
import GroupStore
import Synchronization
import WidgetArchive
import WidgetRecords

/// The records of all activities of a root, which every process reads and writes.
final class ActivityStore: Sendable {
    let suite: Suite
    let watch: ActivityWatch

    private static let known = Mutex<[Root: ActivityStore]>([:])

    /// The store of the current root; nil if there is none.
    static var current: ActivityStore? {
        guard let root = UserDefaults.named(ActivityRecord.suite, in: WidgetsDirectory.name)?.root,
            let name = try? SuiteName(ActivityRecord.suite)
        else { return nil }
        return known.withLock { known in
            if let store = known[root] { return store }
            let store = ActivityStore(Suite(name, in: root))
            known[root] = store
            return store
        }
    }

    private init(_ suite: Suite) {
        self.suite = suite
        watch = ActivityWatch(suite)
    }

    /// The shown activities, in the order in which they began.
    func shown(at date: Date = Date()) -> [WidgetRecords.Activity] {
        ActivityStore.activities(of: suite).shown(at: date)
    }

    static func activities(of suite: Suite) -> [WidgetRecords.Activity] {
        ((try? suite.snapshot().members) ?? [:]).compactMap { recorded($0.key, $0.value) }
    }

    /// Nil if the record is damaged.
    private static func recorded(_ key: Key, _ value: Value?) -> WidgetRecords.Activity? {
        value.flatMap { try? WidgetRecords.Activity(id: key.text, value: $0) }
    }

    /// Nil if the activity is gone.
    func record(_ id: String) -> ActivityRecord? {
        try? suite.value(for: Key(id))?.record()
    }

    /// Adds an activity, and removes those that are no longer shown.
    func begin(_ id: String, _ record: ActivityRecord) throws {
        let value = try Value(record: record)
        try suite.write { draft in
            let activities = draft.keys.compactMap { ActivityStore.recorded($0, draft[$0]) }
            for activity in activities.dismissed(at: record.begun) { draft[Key(activity.id)] = nil }
            draft[Key(id)] = value
        }
    }

    /// Changes an activity, unless it is gone. Returns its new record.
    @discardableResult
    func change(
        _ id: String, _ durability: Durability, _ change: (inout ActivityRecord) -> Void
    ) throws -> ActivityRecord? {
        var changed: ActivityRecord?
        try suite.write(durability) { draft in
            guard var record: ActivityRecord = try? draft[Key(id)]?.record() else { return }
            change(&record)
            draft[Key(id)] = try Value(record: record)
            changed = record
        }
        return changed
    }
}
