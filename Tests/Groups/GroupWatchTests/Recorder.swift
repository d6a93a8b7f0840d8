import GroupStore
import GroupWatch
import Synchronization
import TestSupport

/// A watcher, and what it has told so far.
final class Recorder: Sendable {
    private let recorded: Recorded
    private let watcher: Watcher

    /// What was told, apart from the watcher, whose handler holds it.
    private final class Recorded: Sendable {
        let events = Mutex<[WatchEvent]>([])
    }

    init(
        _ scope: Watcher.Scope, in root: Root, options: Watcher.Options = Watcher.Options(),
        on thread: WatchThread = Room.current.thread, also handler: @escaping @Sendable (WatchEvent) -> Void = { _ in }
    ) throws {
        let recorded = Recorded()
        self.recorded = recorded
        watcher = try Watcher(scope, in: root, options: options, on: thread) { event in
            recorded.events.withLock { $0.append(event) }
            handler(event)
        }
    }

    var events: [WatchEvent] { recorded.events.withLock { $0 } }

    /// All changes, as `suite key: old → new`.
    var changes: [String] {
        events.flatMap { event -> [String] in
            guard case .changed(let change) = event else { return [] }
            return change.changes.map { change in
                "\(change.key): \(change.old?.json() ?? "none") → \(change.new?.json() ?? "none")"
            }
        }
    }

    /// Of each change in turn, whether it is what was there at the beginning.
    var initial: [Bool] {
        events.compactMap { if case .changed(let change) = $0 { change.isInitial } else { nil } }
    }

    var notes: [WatchNote] {
        events.compactMap { if case .note(let note) = $0 { note } else { nil } }
    }

    /// The values of a suite as one knows them who has heard all events.
    func picture(of suite: SuiteName) -> Members {
        var members = Members()
        for case .changed(let change) in events where change.suite == suite {
            for change in change.changes { members[change.key] = change.new }
        }
        return members
    }

    func waits(for condition: ([WatchEvent]) -> Bool) -> Bool {
        eventually { condition(events) }
    }

    /// Whether the changes become these, and are no others.
    func tells(_ expected: [String]) -> Bool {
        eventually { changes.count >= expected.count } && changes == expected
    }

    func stop() { watcher.stop() }
}

extension Watcher.Scope {
    static func named(_ names: String...) -> Watcher.Scope {
        .suites(Set(names.compactMap { try? SuiteName($0) }))
    }
}
