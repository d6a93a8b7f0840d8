import GroupSystem

/// Inotify by direct system calls, for programs that must not link libinotifytools.
final class KernelInotify: Inotify {
    private let directories: DirectoryWatch
    /// Events read but not yet returned, the next one last.
    private var pending: [DirectoryEvent] = []

    init() throws(InotifyProblem) {
        do throws(Errno) { directories = try DirectoryWatch() } catch { throw InotifyProblem(instances: error) }
    }

    var descriptor: Int32 { directories.descriptor }

    var deadWatches: Int { 0 }

    func watch(_ path: String, _ mask: DirectoryEvent.Kinds) throws(InotifyProblem) -> WatchDescriptor? {
        do throws(Errno) {
            return try directories.add(path, mask)
        } catch {
            if error.meansNoDirectoryToWatch { return nil }
            throw InotifyProblem(watches: error)
        }
    }

    func unwatch(_ watch: WatchDescriptor) { directories.remove(watch) }

    func next() -> DirectoryEvent? {
        if pending.isEmpty { pending = directories.someEvents().reversed() }
        return pending.popLast()
    }
}
