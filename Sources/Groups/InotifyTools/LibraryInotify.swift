import CInotifyTools
import GroupSystem
import GroupWatch

/// Inotify by libinotifytools. The library keeps its state in global variables, so a process has at most one of these,
/// owned by one thread.
///
/// This does what the library leaves to its caller. It makes the descriptor close-on-exec and non-blocking. It drains
/// events before closing, since they would otherwise come out of the next descriptor. And it never reuses a watch's
/// name after the kernel has ended the watch: the library keeps it, and would return it for a new watch of the same
/// name.
final class LibraryInotify: Inotify {
    let descriptor: Int32
    private(set) var deadWatches = 0
    /// The number of times each path was added since the library began: see `spelling`.
    private var spellings: [String: Int] = [:]

    init() throws(InotifyProblem) {
        let before = LibraryInotify.inotifyDescriptors()
        guard inotifytools_initialize() != 0 else { throw InotifyProblem(instances: Errno(inotifytools_error())) }
        let new = LibraryInotify.inotifyDescriptors().subtracting(before)
        // With a higher one, `select` would crash the process.
        guard let own = LibraryInotify.owned(among: new), own < cinotify_descriptor_limit() else {
            inotifytools_cleanup()
            throw .tooManyDescriptors
        }
        FileDescriptor.closeInChildren(own)
        FileDescriptor.neverBlock(own)
        descriptor = own
    }

    deinit {
        while LibraryInotify.nextEvent() != nil {}
        inotifytools_cleanup()
    }

    func watch(_ path: String, _ mask: DirectoryEvent.Kinds) throws(InotifyProblem) -> WatchDescriptor? {
        let name = spelling(path)
        guard inotifytools_watch_file(name, Int32(bitPattern: mask.rawValue)) != 0 else {
            let error = Errno(inotifytools_error())
            if error.meansNoDirectoryToWatch { return nil }
            throw InotifyProblem(watches: error)
        }
        // The library stores a directory with a trailing slash, and a link without one.
        for kept in [name + "/", name] {
            let watch = inotifytools_wd_from_filename(kept)
            if watch > 0 { return WatchDescriptor(rawValue: watch) }
        }
        return nil
    }

    /// Each watch of the same path is added under a different spelling, since the library looks up the oldest watch of
    /// a name, dead or alive.
    private func spelling(_ path: String) -> String {
        let count = spellings[path, default: 0]
        spellings[path] = count + 1
        return String(repeating: "/", count: count) + path
    }

    /// Ends a watch. This asks the kernel directly: the library would complain on stderr if the directory, and with it
    /// the watch, had just gone. Its tables keep the watch either way.
    func unwatch(_ watch: WatchDescriptor) {
        DirectoryWatch.remove(watch, of: descriptor)
    }

    func next() -> DirectoryEvent? {
        let event = LibraryInotify.nextEvent()
        if event?.kinds.contains(.ignored) == true { deadWatches += 1 }
        return event
    }

    private static func nextEvent() -> DirectoryEvent? {
        while true {
            if let event = cinotify_next_event() { return DirectoryEvent(event) }
            guard Errno(inotifytools_error()) == .interrupted else { return nil }
        }
    }
}

// MARK: The library's descriptor, which it does not expose

extension LibraryInotify {
    /// The descriptors of this process that belong to inotify.
    private static func inotifyDescriptors() -> Set<Int32> {
        let names = DirectoryListing.names(in: "/proc/self/fd")
        let own = names.filter { FileSystem.target(ofLink: "/proc/self/fd/\($0)") == "anon_inode:inotify" }
        return Set(own.compactMap { Int32($0) })
    }

    /// The candidate that belongs to the library. If another thread has just opened an inotify descriptor of its own,
    /// ours is the one in which a watch added through the library appears.
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

extension DirectoryEvent {
    fileprivate init(_ event: UnsafeMutablePointer<inotify_event>) {
        self.init(
            watch: WatchDescriptor(rawValue: event.pointee.wd), kinds: Kinds(rawValue: event.pointee.mask),
            name: String(cString: cinotify_event_name(event)))
    }
}
