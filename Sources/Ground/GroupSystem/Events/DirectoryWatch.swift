import Glibc

/// Watches of directories and files, by an inotify instance of their own.
package final class DirectoryWatch: Sendable {
    private let file: FileDescriptor

    /// The corresponding C function is `inotify_init1`.
    package init() throws(Errno) {
        file = FileDescriptor(owning: try systemCall { inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) })
    }

    /// Readable when events are pending.
    package var descriptor: Int32 { file.rawValue }

    /// Watches a path. The corresponding C function is `inotify_add_watch`.
    @discardableResult
    package func add(_ path: String, _ kinds: DirectoryEvent.Kinds) throws(Errno) -> WatchDescriptor {
        WatchDescriptor(rawValue: try systemCall { inotify_add_watch(descriptor, path, kinds.rawValue) })
    }

    package func remove(_ watch: WatchDescriptor) {
        DirectoryWatch.remove(watch, of: descriptor)
    }

    /// Takes all pending events.
    package func events() -> [DirectoryEvent] {
        var all: [DirectoryEvent] = []
        while case let some = someEvents(), !some.isEmpty { all += some }
        return all
    }

    /// The events of a single read; empty if none are pending.
    package func someEvents() -> [DirectoryEvent] {
        file.readWhatIsThere().map { DirectoryEvent.events(in: $0) } ?? []
    }

    /// Removes a watch from an instance that someone else owns. The corresponding C function is `inotify_rm_watch`.
    package static func remove(_ watch: WatchDescriptor, of instance: Int32) {
        inotify_rm_watch(instance, watch.rawValue)
    }
}
