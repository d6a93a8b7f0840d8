import GroupStore
import GroupSystem

/// A watched suite: its values as last reported, its directories, and doubts about its file.
final class WatchedSuite {
    /// How long a program may take to rewrite the file in place, or to put it back, before the file counts as damaged
    /// or gone.
    private static let patience = Duration.milliseconds(300)

    private(set) var tracker: SuiteTracker
    private var directories: [WatchedDirectory] = []
    /// Whether the directories are watched as far as they exist.
    private var isWatched = false
    /// Whether inotify reports every change to the file. If the file is a link, its target changes in a directory that
    /// is not watched.
    var isArmed: Bool { isWatched && !tracker.isLinked }
    /// Whether its lock record reports every write that takes the lock.
    private(set) var isAwaited = false
    /// When an unreadable file starts to count as damaged, or a missing one as gone.
    private(set) var doubtEnds: MonotonicTime?
    /// Whether its values have ever been known.
    private(set) var isKnown = false
    /// The trouble that was reported; nil while all is well, as far as watchers know.
    private(set) var toldTrouble: StoreError?
    /// Whether an event about its file is pending.
    var isNoted = false

    init(_ name: SuiteName, in root: Root) {
        tracker = SuiteTracker(name, in: root)
    }

    var name: SuiteName { tracker.name }
    /// Whether nothing of it is left, not even trouble that its return would end.
    var isGone: Bool { directories.isEmpty && tracker.trouble == nil && tracker.snapshot.isEmpty }

    // MARK: Directories

    /// Watches the directories from the container down to the file's, as far as they exist, keeping watches that are
    /// still valid. Each directory is watched before the next is looked up, so none can appear unseen.
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
        // If a directory exists but cannot be watched, the file has to be polled.
        isWatched = directories.count == paths.count || FileIdentity(ofDirectory: paths[directories.count]) == nil
    }

    func disarm(_ watched: inout WatchedDirectories, from level: Int = 0) {
        for directory in directories[level...].reversed() { watched.unwatch(directory) }
        directories.removeSubrange(level...)
        isWatched = false
    }

    /// Forgets the watches after they are gone.
    func forgetDirectories() {
        directories = []
        isWatched = false
    }

    /// Waits on the lock record if inotify does not report changes to the file.
    func awaitRecord(_ records: borrowing FutexWatch, in root: Root, unless isTold: Bool) {
        if isTold { ignoreRecord(records, in: root) } else { isAwaited = records.watch(.init(root: root, name: name)) }
    }

    func ignoreRecord(_ records: borrowing FutexWatch, in root: Root) {
        if isAwaited { records.forget(.init(root: root, name: name)) }
        isAwaited = false
    }

    /// The meaning of an event in one of the directories.
    func meaning(of event: DirectoryEvent, level: Int) -> Meaning {
        if !event.kinds.isDisjoint(with: .gone) { return .directories }
        let isLast = level == tracker.entries.count - 1
        // While the file is missing, the lock file says whether the suite was removed.
        if isLast, tracker.trouble != nil, event.name == tracker.lockName { return .file }
        guard event.name == tracker.entries[level] else { return .nothing }
        return isLast ? .file : .directories
    }

    enum Meaning {
        case nothing, file, directories
    }

    // MARK: Values

    /// Reads the file if it changed, and returns what to report.
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

    /// Once the doubt is over, looks a last time and reports the file as it is.
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
