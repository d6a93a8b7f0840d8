import Glibc
import GroupStore
import GroupWatch

/// Directories that are watched by an inotify instance of one's own.
struct DirectoryWatches: ~Copyable {
    private let file: FileDescriptor
    /// Why it cannot serve, in whole or for some directory; nil if it can.
    private(set) var problem: InotifyProblem?

    init() {
        do throws(Errno) {
            file = FileDescriptor(owning: try systemCall { inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) })
        } catch {
            file = FileDescriptor(owning: -1)
            problem = InotifyProblem(instances: error)
        }
    }

    /// Becomes readable when something has happened; negative if there is no instance.
    var descriptor: Int32 { file.rawValue }

    /// Nil if there is no such directory, none that we may read, or none more that can be watched.
    mutating func watch(_ path: String, _ mask: UInt32) -> Int32? {
        let inotify = descriptor
        guard inotify >= 0 else { return nil }
        do throws(Errno) {
            return try systemCall { inotify_add_watch(inotify, path, mask) }
        } catch {
            let isNothing = [ENOENT, ENOTDIR, EACCES].contains(error.rawValue)
            if !isNothing { problem = InotifyProblem(watches: error) }
            return nil
        }
    }

    func unwatch(_ watch: Int32) {
        inotify_rm_watch(descriptor, watch)
    }

    /// What has happened since this was last asked.
    func events() -> [DirectoryEvent] { DirectoryEvent.next(from: file) }
}
