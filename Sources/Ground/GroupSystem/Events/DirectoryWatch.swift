import Glibc

/// Directories and files that are watched by an inotify instance of one's own.
package final class DirectoryWatch: Sendable {
    private let file: FileDescriptor

    /// The corresponding C function is `inotify_init1`.
    package init() throws(Errno) {
        file = FileDescriptor(owning: try systemCall { inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) })
    }

    /// Readable when something has happened.
    package var descriptor: Int32 { file.rawValue }

    /// Watches what is at a path, and returns the watch. The corresponding C function is
    /// `inotify_add_watch`.
    @discardableResult
    package func add(_ path: String, _ kinds: DirectoryEvent.Kinds) throws(Errno) -> WatchDescriptor {
        WatchDescriptor(rawValue: try systemCall { inotify_add_watch(descriptor, path, kinds.rawValue) })
    }

    package func remove(_ watch: WatchDescriptor) {
        DirectoryWatch.remove(watch, of: descriptor)
    }

    /// What has happened since this was last asked.
    package func events() -> [DirectoryEvent] {
        var all: [DirectoryEvent] = []
        while case let some = someEvents(), !some.isEmpty { all += some }
        return all
    }

    /// As many events as one read gives; none if nothing has happened.
    package func someEvents() -> [DirectoryEvent] {
        file.readWhatIsThere().map { DirectoryEvent.events(in: $0) } ?? []
    }

    /// Ends a watch of an instance that someone else owns. The corresponding C function is `inotify_rm_watch`.
    package static func remove(_ watch: WatchDescriptor, of instance: Int32) {
        inotify_rm_watch(instance, watch.rawValue)
    }
}
