public import GroupStore

/// An event reported by a watcher.
public enum WatchEvent: Sendable, Hashable {
    /// Values of a suite changed.
    case changed(SuiteChange)
    /// The file of a suite cannot be read, or is missing though nobody removed the suite; it is not just being written.
    /// Reads give the last good values.
    ///
    /// Reported again if the reason changes, and to a watcher that starts meanwhile, after the initial values it asked
    /// for.
    case damaged(SuiteName, StoreError)
    /// The suite can be read again, or was removed. Changes made meanwhile are reported before this.
    case mended(SuiteName)
    /// A note for people. No change is lost because of it.
    case note(WatchNote)
}

/// A change to some keys of a suite.
public struct SuiteChange: Sendable, Hashable {
    /// The suite that changed.
    public let suite: SuiteName
    /// The difference between the values last reported and the current ones. States in between may have been skipped.
    public let changes: ChangeSet
    /// Whether this comes from reading the whole suite, at the start or because events may have been missed.
    public let isFresh: Bool
    /// Whether these are the initial values that the watcher asked for. In a sequence whose reader is slow, they are
    /// the values at the time it gets to them.
    public let isInitial: Bool

    init(suite: SuiteName, changes: ChangeSet, isFresh: Bool, isInitial: Bool = false) {
        self.suite = suite
        self.changes = changes
        self.isFresh = isFresh
        self.isInitial = isInitial
    }
}

/// Why a watcher does not work in its usual way.
public enum WatchNote: Sendable, Hashable {
    /// The kernel's event queue overflowed; all suites were read again.
    case overflow
    /// Inotify is unavailable, or cannot watch every directory; the files are polled instead.
    case polling(InotifyProblem)
    /// A file system on which files can change without an inotify event.
    case remote(path: String, kind: String)
}

extension WatchNote: CustomStringConvertible {
    public var description: String {
        switch self {
        case .overflow:
            "more changed at once than the kernel's queue holds, so every suite was read again; nothing is lost "
                + "(a longer queue: sysctl fs.inotify.max_queued_events)"
        case .polling(let problem): "\(problem); until then, files are polled"
        case .remote(let path, let kind):
            "\(path) is on \(kind), where inotify misses some changes; files are polled too"
        }
    }
}
