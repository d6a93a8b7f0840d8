import GroupSystem
import GroupWatch
import WidgetRecords

/// Directories that are watched by an inotify instance of one's own, as far as there is one.
struct DirectoryWatches: ~Copyable {
    private let instance: DirectoryWatch?
    /// Why it cannot serve, in whole or for some directory; nil if it can.
    private(set) var problem: InotifyProblem?

    init() {
        do throws(Errno) {
            instance = try DirectoryWatch()
        } catch {
            instance = nil
            problem = InotifyProblem(instances: error)
        }
    }

    /// Becomes readable when something has happened; negative if there is no instance.
    var descriptor: Int32 { instance?.descriptor ?? -1 }

    /// Nil if there is no such directory, none that we may read, or none more that can be watched.
    mutating func watch(_ path: String, _ kinds: DirectoryEvent.Kinds) -> WatchDescriptor? {
        do throws(Errno) {
            return try instance?.add(path, kinds)
        } catch {
            let isNothing = [.noSuchFileOrDirectory, .notDirectory, .permissionDenied].contains(error)
            if !isNothing { problem = InotifyProblem(watches: error) }
            return nil
        }
    }

    func unwatch(_ watch: WatchDescriptor) {
        instance?.remove(watch)
    }

    /// What has happened since this was last asked.
    func events() -> [DirectoryEvent] { instance?.events() ?? [] }
}
