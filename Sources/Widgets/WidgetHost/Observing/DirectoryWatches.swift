import GroupSystem
import GroupWatch
import WidgetRecords

/// Directories watched by their own inotify instance, as far as one is available.
struct DirectoryWatches: ~Copyable {
    private let instance: DirectoryWatch?
    /// Why it cannot watch anything, or some directory; nil if it can.
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

    /// Nil if the directory does not exist or cannot be read, or no more can be watched.
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

    /// The events since the last call.
    func events() -> [DirectoryEvent] { instance?.events() ?? [] }
}
