import CInotifyTools
import GroupStore
import GroupSystem

/// libinotifytools. The library keeps its state in global variables, so a process has at most one of these, owned by
/// one thread.
///
/// This does what the library leaves to its caller. It makes the descriptor close-on-exec and non-blocking. It drains
/// events before closing, since they would otherwise come out of the next descriptor. And it never again names a watch
/// that the kernel has ended: the library keeps such a watch, and would answer for a new one of the same name with the
/// old.
struct Inotify: ~Copyable {
    /// For `poll`: readable when there are events.
    let descriptor: Int32
    /// How often each path was added since the library began: see `spelling`.
    private var spellings: [String: Int] = [:]

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Initializes the library.
    static func start() throws(InotifyProblem) -> Inotify {
        let before = inotifyDescriptors()
        guard inotifytools_initialize() != 0 else { throw InotifyProblem(instances: Errno(inotifytools_error())) }
        let new = inotifyDescriptors().subtracting(before)
        // With a higher one, `select` would end the process.
        guard let descriptor = owned(among: new), descriptor < cinotify_descriptor_limit() else {
            inotifytools_cleanup()
            throw .tooManyDescriptors
        }
        FileDescriptor.closeInChildren(descriptor)
        FileDescriptor.neverBlock(descriptor)
        return Inotify(descriptor: descriptor)
    }

    deinit {
        while Inotify.nextEvent() != nil {}
        inotifytools_cleanup()
    }

    /// Watches a directory. Returns nil if there is none at the path, or none that we may watch. A symbolic link counts
    /// as a directory only if the mask follows it.
    mutating func watch(_ path: String, _ mask: DirectoryEvent.Kinds) throws(InotifyProblem) -> WatchDescriptor? {
        let name = spelling(path)
        guard inotifytools_watch_file(name, Int32(bitPattern: mask.rawValue)) != 0 else {
            let error = Errno(inotifytools_error())
            switch error {
            case .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels, .permissionDenied: return nil
            default: throw InotifyProblem(watches: error)
            }
        }
        // The library stores a directory with a trailing slash, and a link without one.
        for kept in [name + "/", name] {
            let watch = inotifytools_wd_from_filename(kept)
            if watch > 0 { return WatchDescriptor(rawValue: watch) }
        }
        return nil
    }

    /// Each watch of the same path is added under a different spelling, since the library looks up the oldest of a
    /// name, dead or alive.
    private mutating func spelling(_ path: String) -> String {
        let count = spellings[path, default: 0]
        spellings[path] = count + 1
        return String(repeating: "/", count: count) + path
    }

    /// Ends a watch. This asks the kernel directly: the library would complain on stderr if the directory, and with it
    /// the watch, had just gone. Its tables keep the watch either way.
    mutating func unwatch(_ watch: WatchDescriptor) {
        DirectoryWatch.remove(watch, of: descriptor)
    }

    /// The next event, or nil if there is none right now.
    mutating func next() -> DirectoryEvent? { Inotify.nextEvent() }

    private static func nextEvent() -> DirectoryEvent? {
        while true {
            if let event = cinotify_next_event() { return DirectoryEvent(event) }
            guard Errno(inotifytools_error()) == .interrupted else { return nil }
        }
    }
}

// MARK: The library's descriptor, which it does not expose

extension Inotify {
    /// The descriptors of this process that belong to inotify.
    private static func inotifyDescriptors() -> Set<Int32> {
        let names = DirectoryListing.names(in: "/proc/self/fd")
        let own = names.filter { FileSystem.target(ofLink: "/proc/self/fd/\($0)") == "anon_inode:inotify" }
        return Set(own.compactMap { Int32($0) })
    }

    /// The candidate that belongs to the library. Another thread may just have opened an inotify descriptor of its own;
    /// then ours is the one in which a watch appears that is added through the library.
    private static func owned(among candidates: Set<Int32>) -> Int32? {
        if candidates.count < 2 { return candidates.first }
        guard inotifytools_watch_file("/", Int32(bitPattern: DirectoryEvent.Kinds.deleteSelf.rawValue)) != 0 else {
            return nil
        }
        defer { inotifytools_remove_watch_by_filename("/") }
        return candidates.first { hasWatches($0) }
    }

    private static func hasWatches(_ descriptor: Int32) -> Bool {
        let lines = SmallFile.text("/proc/self/fdinfo/\(descriptor)").split(separator: "\n")
        return lines.contains { $0.hasPrefix("inotify wd:") }
    }
}
