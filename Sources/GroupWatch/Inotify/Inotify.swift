import CInotifyTools
import Glibc
import GroupStore

/// libinotifytools, which keeps its state in global variables: there is one of these in a process at most, and one thread
/// owns it.
///
/// What the library leaves to its caller is done here: its descriptor is made close-on-exec and non-blocking, events are
/// read to the last before it is closed (they would come out of the next one), and a watch that the kernel has ended is
/// never named to it again (it keeps such a watch, and would answer for the new one of the same name with the old).
struct Inotify: ~Copyable {
    /// To poll: readable when there are events.
    let descriptor: Int32
    /// How often each path was added since the library began: see `spelling`.
    private var spellings: [String: Int] = [:]

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Begins to use the library.
    static func start() throws(InotifyProblem) -> Inotify {
        let before = inotifyDescriptors()
        guard inotifytools_initialize() != 0 else { throw InotifyProblem(instances: Errno(inotifytools_error())) }
        let new = inotifyDescriptors().subtracting(before)
        // The library waits with `select`, which cannot take a higher descriptor and would end the process.
        guard let descriptor = owned(among: new), descriptor < FD_SETSIZE else {
            inotifytools_cleanup()
            throw .tooManyDescriptors
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        return Inotify(descriptor: descriptor)
    }

    deinit {
        while Inotify.nextEvent() != nil {}
        inotifytools_cleanup()
    }

    /// Watches a directory. Nil if there is none at the path that may be watched; a symbolic link is one only where the
    /// mask follows it.
    mutating func watch(_ path: String, _ mask: Mask) throws(InotifyProblem) -> WatchDescriptor? {
        let name = spelling(path)
        guard inotifytools_watch_file(name, Int32(bitPattern: mask.rawValue)) != 0 else {
            let error = Errno(inotifytools_error())
            switch error.rawValue {
            case ENOENT, ENOTDIR, ELOOP, EACCES: return nil
            default: throw InotifyProblem(watches: error)
            }
        }
        // The library keeps a directory with a slash behind its name, and a link to one without.
        for kept in [name + "/", name] {
            let watch = inotifytools_wd_from_filename(kept)
            if watch > 0 { return WatchDescriptor(rawValue: watch) }
        }
        return nil
    }

    /// Each watch of one path is added under another spelling, since the library finds the oldest of a name, dead or not.
    private mutating func spelling(_ path: String) -> String {
        let count = spellings[path, default: 0]
        spellings[path] = count + 1
        return String(repeating: "/", count: count) + path
    }

    /// Ends a watch. The kernel is asked directly, since the library complains on stderr if the directory, and with it the
    /// watch, has just gone; its tables keep the watch either way.
    mutating func unwatch(_ watch: WatchDescriptor) {
        inotify_rm_watch(descriptor, watch.rawValue)
    }

    /// The next event; nil if there is none now.
    mutating func next() -> InotifyEvent? { Inotify.nextEvent() }

    private static func nextEvent() -> InotifyEvent? {
        while true {
            if let event = cinotify_next_event() { return InotifyEvent(event) }
            guard inotifytools_error() == EINTR else { return nil }
        }
    }
}

// MARK: The library's descriptor, which it does not tell

extension Inotify {
    /// The descriptors of this process that belong to inotify.
    private static func inotifyDescriptors() -> Set<Int32> {
        guard let directory = opendir("/proc/self/fd") else { return [] }
        defer { closedir(directory) }
        var descriptors: Set<Int32> = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var target = [CChar](repeating: 0, count: 32)
            let length = readlink("/proc/self/fd/\(name)", &target, target.count)
            let isInotify =
                length > 0 && target.prefix(length).elementsEqual("anon_inode:inotify".utf8.map { CChar($0) })
            if isInotify, let descriptor = Int32(name) { descriptors.insert(descriptor) }
        }
        return descriptors
    }

    /// Which of these is the library's. Another thread may just have opened one of its own; then the one is meant in
    /// which a watch appears that is added through the library.
    private static func owned(among candidates: Set<Int32>) -> Int32? {
        if candidates.count < 2 { return candidates.first }
        guard inotifytools_watch_file("/", Int32(IN_DELETE_SELF)) != 0 else { return nil }
        defer { inotifytools_remove_watch_by_filename("/") }
        return candidates.first { hasWatches($0) }
    }

    private static func hasWatches(_ descriptor: Int32) -> Bool {
        guard let file = fopen("/proc/self/fdinfo/\(descriptor)", "r") else { return false }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 512)
        while fgets(&line, Int32(line.count), file) != nil {
            if line.starts(with: "inotify wd:".utf8.map { CChar($0) }) { return true }
        }
        return false
    }
}
