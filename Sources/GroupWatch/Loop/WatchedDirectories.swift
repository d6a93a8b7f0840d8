import GroupStore
import GroupSystem

/// The directories that are watched, and what each is watched for.
struct WatchedDirectories: ~Copyable {
    /// For suites whose directories cannot be watched.
    let records: RecordBell
    private var inotify: Inotify?
    /// To poll: readable when there are events. Nil while there is no inotify.
    private(set) var descriptor: Int32?
    /// Watches that ended in the kernel, and still fill the library's tables.
    private var deadWatches = 0
    /// One directory may be several places: two paths can lead to it.
    private var places: [WatchDescriptor: [Place]] = [:]
    private var placeCount = 0
    /// Why there is no inotify, or no more of it.
    private(set) var problem: InotifyProblem?

    /// What a watched directory is to us.
    struct Place {
        fileprivate let number: Int
        let root: WatchedRoot
        let role: Role

        enum Role {
            /// One in which the root, or a directory on the way to it, may appear.
            case above
            case root
            /// The container, or the directory so many levels below it.
            case suite(WatchedSuite, level: Int)
        }
    }

    init(records: consuming RecordBell) {
        self.records = records
    }

    mutating func next() -> DirectoryEvent? { inotify?.next() }

    /// What an event is about. A watch that the kernel has ended is nothing any more after it.
    mutating func places(of event: DirectoryEvent) -> [Place] {
        guard event.kinds.contains(.ignored) else { return places[event.watch] ?? [] }
        deadWatches += 1
        return places.removeValue(forKey: event.watch) ?? []
    }

    /// Watches a directory, or nothing if there is none at the path. `follow` is for paths that a person chose, which may
    /// be links; those below a root may not.
    mutating func watch(
        _ path: String, _ mask: DirectoryEvent.Kinds, for root: WatchedRoot, as role: Place.Role, follow: Bool = false
    ) -> WatchedDirectory? {
        while let identity = DirectoryIdentity(path, follow: follow) {
            guard let watch = watch(path, follow ? mask.following : mask) else { return nil }
            // Another directory may have taken the place before the watch was set.
            if DirectoryIdentity(path, follow: follow) == identity {
                placeCount += 1
                places[watch, default: []].append(Place(number: placeCount, root: root, role: role))
                return WatchedDirectory(identity: identity, watch: watch, place: placeCount)
            }
            if places[watch] == nil { inotify?.unwatch(watch) }
        }
        return nil
    }

    private mutating func watch(_ path: String, _ mask: DirectoryEvent.Kinds) -> WatchDescriptor? {
        do throws(InotifyProblem) {
            if descriptor == nil {
                if problem != nil { return nil }
                let inotify = try Inotify.start()
                descriptor = inotify.descriptor
                self.inotify = consume inotify
            }
            return try inotify?.watch(path, mask)
        } catch {
            problem = error
            return nil
        }
    }

    /// Whether a directory is watched still, and is the one at the path. One that is made anew may get the number that
    /// the kernel had for the old, whose watch has ended with it.
    func isSound(_ directory: WatchedDirectory, at path: String, follow: Bool = false) -> Bool {
        places[directory.watch]?.contains { $0.number == directory.place } == true
            && DirectoryIdentity(path, follow: follow) == directory.identity
    }

    mutating func unwatch(_ directory: WatchedDirectory) {
        guard var others = places[directory.watch] else { return }
        others.removeAll { $0.number == directory.place }
        if others.isEmpty {
            places[directory.watch] = nil
            inotify?.unwatch(directory.watch)
        } else {
            places[directory.watch] = others
        }
    }

    /// Has the next watch ask for inotify once more, where there was none to be had.
    mutating func tryAgain() {
        if descriptor == nil { problem = nil }
    }

    /// Whether the library holds more of the past than of the present.
    var shouldStartAnew: Bool { deadWatches > max(1_000, places.count) }

    /// Lets the library go, and with it all watches.
    mutating func startAnew() {
        inotify = nil
        descriptor = nil
        deadWatches = 0
        places = [:]
        problem = nil
    }
}

/// A directory that is watched, and which one it was when the watch was set.
struct WatchedDirectory {
    fileprivate let identity: DirectoryIdentity
    fileprivate let watch: WatchDescriptor
    /// The number of the place, which itself knows whose directory this is.
    fileprivate let place: Int
}

/// What tells one directory from another that takes its place.
struct DirectoryIdentity: Equatable {
    private let device: UInt64
    private let inode: UInt64

    /// Nil if there is no directory at the path.
    init?(_ path: String, follow: Bool = false) {
        guard let status = try? FileStatus(of: path, followsLinks: follow), status.isDirectory else { return nil }
        device = status.device
        inode = status.inode
    }
}
