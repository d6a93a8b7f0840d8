import Foundation
import GroupStore
import GroupSystem
import WidgetArchive

/// Waits for changes to the file of all activities, or for a date. Without inotify or a timer, it wakes up every second
/// instead, and tries again. It belongs to the one thread that waits, which starts after it is made.
final class ActivityRecordsWatch: @unchecked Sendable {
    private let suite: Suite
    private var watch: DirectoryWatch?
    private var timer: WallTimer?
    private var hasComplained = false

    /// No change after this call is missed.
    init(_ suite: Suite) {
        self.suite = suite
        prepare()
    }

    /// Waits until something may have changed, or the date has come.
    func wait(until moment: Date?) {
        prepare()
        timer?.set(moment?.nanoseconds)
        let isWhole = watch != nil && timer != nil
        let interests = [Interest(watch?.descriptor ?? -1), Interest(timer?.descriptor ?? -1)]
        _ = Readiness.wait(for: interests, until: isWhole ? nil : .now + .seconds(1))
        timer?.acknowledge()
        let events = watch?.events() ?? []
        if events.contains(where: { $0.kinds.containsAny(of: [.deleteSelf, .moveSelf, .ignored]) }) { watch = nil }
    }

    private func prepare() {
        do {
            if timer == nil { timer = try WallTimer() }
            if watch == nil { watch = try started() }
        } catch {
            if !hasComplained { complain("changes of activities are seen once a second: \(error)") }
            hasComplained = true
        }
    }

    /// Watches the directory, which is made if it does not exist.
    private func started() throws -> DirectoryWatch {
        let watch = try DirectoryWatch()
        try suite.makeContainer()
        let directory = suite.path[..<(suite.path.lastIndex(of: "/") ?? suite.path.endIndex)]
        try watch.add(String(directory), [.movedTo, .closeWrite, .delete, .deleteSelf, .moveSelf])
        return watch
    }
}
