import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
import InotifyTools
import WidgetArchive

/// Watches the suites that widgets read, and knows a digest of each value in them.
struct GroupValues {
    private let root: Root
    private let queue: EventQueue
    private var watchers: [SuiteName: Watcher] = [:]
    private var watcherOfAll: Watcher?
    /// Counts the watchers, to number them.
    private var count = 0
    private var known = KnownValues()

    init(_ root: Root, _ queue: EventQueue) {
        (self.root, self.queue) = (root, queue)
    }

    /// File times stand still between two ticks of the kernel's clock.
    static let clockMargin = 0.02

    /// A digest of all values that were read, with `writes` applied on top.
    func digest(of reads: [Reads], with writes: [OwnWrite] = []) -> String { known.digest(of: reads, with: writes) }

    /// The new changes. A suite that is no longer watched has none: its watcher may have been stopped meanwhile.
    mutating func take(_ change: SuiteChange) -> [KeyChange] {
        guard watcherOfAll != nil || watchers[change.suite] != nil else { return [] }
        return known.note(change.suite, change.changes)
    }

    /// Watches every suite.
    mutating func watchAll() throws {
        if watcherOfAll == nil { watcherOfAll = try watcher(.all) }
    }

    /// Watches a suite. Returns whether it was not watched before, and may have changed since a date.
    mutating func watch(_ name: SuiteName, since date: Date?) throws -> Bool {
        guard watchers[name] == nil else { return false }
        let isNew = watcherOfAll == nil
        watchers[name] = try watcher(.suites([name]))
        known.begin(name)
        return isNew && date.map { mayHaveChanged(name, since: $0) } ?? false
    }

    /// Stops watching all other suites.
    mutating func keepOnly(_ names: Set<SuiteName>) {
        watcherOfAll = nil
        watchers = watchers.filter { names.contains($0.key) }
        known.keepOnly(names)
    }

    /// Stops watching.
    mutating func end() {
        watcherOfAll = nil
        watchers = [:]
    }

    /// A watcher whose initial values are known when it is returned. Those of a suite that was not watched before do
    /// not count as changes.
    private mutating func watcher(_ scope: Watcher.Scope) throws -> Watcher {
        count += 1
        let number = count
        let watcher = try Watcher(scope, in: root, options: .init(tellsInitialValues: true), on: .library) { [queue] in
            queue.add(.group($0, watch: number))
        }
        var others: [HostNews] = []
        for event in queue.take() {
            if case .group(.changed(let change), number) = event, change.isInitial, watcherOfAll == nil,
                !known.knows(change.suite)
            {
                _ = known.note(change.suite, change.changes)
            } else {
                others.append(event)
            }
        }
        queue.putBack(others)
        return watcher
    }

    private func mayHaveChanged(_ name: SuiteName, since date: Date) -> Bool {
        guard let status = try? FileStatus(of: Suite(name, in: root).path) else { return false }
        return Double(status.modified) / 1e9 >= date.timeIntervalSince1970 - GroupValues.clockMargin
    }
}

/// Turns watchers' reports other than changes into words, each once, since every watcher repeats them.
struct WatchNotes {
    private var told: Set<WatchNote> = []

    mutating func words(for event: WatchEvent) -> String? {
        switch event {
        case .changed: nil
        case .damaged(_, let error): "\(error)"
        case .mended(let name): "\(name) can be read again"
        case .note(let note): note == .overflow || told.insert(note).inserted ? "\(note)" : nil
        }
    }
}
