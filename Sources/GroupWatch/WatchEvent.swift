public import GroupStore

/// What a watcher tells.
public enum WatchEvent: Sendable, Hashable {
    case changed(SuiteChange)
    /// The file of a suite cannot be read as one, or is missing though nobody removed the suite; and not because it is
    /// just being written. The last good values count. Told again where the reason changes, and to a watcher that begins
    /// meanwhile, after the values that it asked for.
    case damaged(SuiteName, StoreError)
    /// The suite can be read again, or is gone. What changed meanwhile has been told before this.
    case mended(SuiteName)
    /// Something that a person should know; nothing is lost by it.
    case note(WatchNote)
}

/// What became of some keys of a suite.
public struct SuiteChange: Sendable, Hashable {
    public let suite: SuiteName
    /// From the values that were told before to those now. States in between may have been passed over.
    public let changes: ChangeSet
    /// Whether this was found by reading the suite as a whole, at the beginning or because events may have been missed.
    public let isFresh: Bool
    /// Whether these are the values that were there at the beginning, told because a watcher asked for them. In a
    /// sequence whose reader is slow, they are those that the suite has when it gets to them.
    public let isInitial: Bool

    init(suite: SuiteName, changes: ChangeSet, isFresh: Bool, isInitial: Bool = false) {
        self.suite = suite
        self.changes = changes
        self.isFresh = isFresh
        self.isInitial = isInitial
    }
}

/// Why a watcher works in another way than usual.
public enum WatchNote: Sendable, Hashable {
    /// The kernel had more to tell than its queue holds; all suites were read again.
    case overflow
    /// Inotify cannot serve, or not for all directories: these are looked at again and again instead.
    case polling(InotifyProblem)
    /// A file system on which others may change files without inotify telling.
    case remote(path: String, kind: String)
}

extension WatchNote: CustomStringConvertible {
    public var description: String {
        switch self {
        case .overflow:
            "more changed at once than the kernel's queue holds, so that every suite was read again; nothing is lost "
                + "(a longer queue: sysctl fs.inotify.max_queued_events)"
        case .polling(let problem): "\(problem); until then, files are looked at again and again"
        case .remote(let path, let kind):
            "\(path) is on \(kind), where inotify does not tell of all changes; files are looked at again and again too"
        }
    }
}
