import GroupStore
import GroupSystem

/// One suite that is watched: its values as they were last told, its directories, and doubts about its file.
final class WatchedSuite {
    /// How long a program may take to write the file in place, or to put it back, before that counts.
    private static let patience = Duration.milliseconds(300)

    private(set) var tracker: SuiteTracker
    private var directories: [WatchedDirectory] = []
    /// Whether inotify tells of every change of the file.
    private(set) var isArmed = false
    /// Whether its lock record tells of every write that takes the lock.
    private(set) var isAwaited = false
    /// When a file that cannot be read is taken to be damaged, or one that is absent to be gone.
    private(set) var doubtEnds: MonotonicTime?
    /// Whether its values have been known at any time.
    private(set) var isKnown = false
    /// The trouble that watchers know of; nil while they take all to be well.
    private(set) var toldTrouble: StoreError?
    /// Whether an event was about its file that has not been dealt with yet.
    var isNoted = false

    init(_ name: SuiteName, in root: Root) {
        tracker = SuiteTracker(name, in: root)
    }

    var name: SuiteName { tracker.name }
    /// Whether there is nothing of it, and nothing that would have to be told once there is.
    var isGone: Bool { directories.isEmpty && tracker.trouble == nil && tracker.snapshot.isEmpty }

    // MARK: Directories

    /// Watches the directories from the container to that of the file as far as there are any, keeping those that are
    /// still the same. Each is watched before the next is looked for, so that none can appear unseen.
    func arm(_ watched: inout WatchedDirectories, for root: WatchedRoot) {
        let paths = tracker.directories
        let sound = zip(directories, paths).prefix { watched.isSound($0, at: $1) }.count
        disarm(&watched, from: sound)
        while directories.count < paths.count {
            let level = directories.count
            let mask = level == paths.count - 1 ? DirectoryEvent.Kinds.files : .directories
            let directory = watched.watch(paths[level], mask, for: root, as: .suite(self, level: level))
            guard let directory else { break }
            directories.append(directory)
        }
        // A directory that is there and cannot be watched leaves the file to be looked at.
        isArmed = directories.count == paths.count || DirectoryIdentity(paths[directories.count]) == nil
    }

    func disarm(_ watched: inout WatchedDirectories, from level: Int = 0) {
        for directory in directories[level...].reversed() { watched.unwatch(directory) }
        directories.removeSubrange(level...)
        isArmed = false
    }

    /// Forgets the watches, which are gone already.
    func forgetDirectories() {
        directories = []
        isArmed = false
    }

    /// Waits for the lock record where inotify does not tell of the file.
    func awaitRecord(_ records: borrowing RecordBell, in root: Root, unless isTold: Bool) {
        if isTold { ignoreRecord(records, in: root) } else { isAwaited = records.watch(.init(root: root, name: name)) }
    }

    func ignoreRecord(_ records: borrowing RecordBell, in root: Root) {
        if isAwaited { records.forget(.init(root: root, name: name)) }
        isAwaited = false
    }

    /// What an event in one of the directories means.
    func meaning(of event: DirectoryEvent, level: Int) -> Meaning {
        if !event.kinds.isDisjoint(with: .gone) { return .directories }
        let isLast = level == tracker.entries.count - 1
        // Of a file that is missing, the lock tells whether the suite was removed meanwhile.
        if isLast, tracker.trouble != nil, event.name == tracker.lockName { return .file }
        guard event.name == tracker.entries[level] else { return .nothing }
        return isLast ? .file : .directories
    }

    enum Meaning {
        case nothing, file, directories
    }

    // MARK: Values

    /// Looks at the file and tells what became of it.
    func look(isFresh: Bool) -> [WatchEvent] {
        let events = told(tracker.look(), isFresh)
        guard let trouble = tracker.trouble else { return events + endTrouble() }
        if trouble == toldTrouble {
            doubtEnds = nil
        } else if doubtEnds == nil {
            doubtEnds = MonotonicTime.now + WatchedSuite.patience
        }
        return events
    }

    /// Looks again when the time is up, and then takes the file for what it is.
    func settleDoubt(_ now: MonotonicTime) -> [WatchEvent] {
        guard let doubtEnds, doubtEnds <= now else { return [] }
        let events = look(isFresh: false)
        guard self.doubtEnds != nil, let trouble = tracker.trouble else { return events }
        self.doubtEnds = nil
        if trouble.reason == .absent {
            return events + told(.removed(tracker.acceptAbsence()), false) + endTrouble()
        }
        toldTrouble = trouble
        return events + [.damaged(name, trouble)]
    }

    private func endTrouble() -> [WatchEvent] {
        isKnown = true
        doubtEnds = nil
        defer { toldTrouble = nil }
        return toldTrouble == nil ? [] : [.mended(name)]
    }

    private func told(_ finding: SuiteTracker.Finding, _ isFresh: Bool) -> [WatchEvent] {
        switch finding {
        case .changed(let changes), .removed(let changes):
            changes.isEmpty ? [] : [.changed(SuiteChange(suite: name, changes: changes, isFresh: isFresh))]
        case .unchanged, .absent, .failed: []
        }
    }
}
