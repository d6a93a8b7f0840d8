import GroupStore
import GroupSystem

/// The watched directories, and the reasons for watching each.
struct WatchedDirectories: ~Copyable {
    /// For suites whose directories cannot be watched.
    let records: FutexWatch
    private let start: InotifyStart
    private var inotify: (any Inotify)?
    /// One directory can have several places, since two paths may lead to it.
    private var places: [WatchDescriptor: [Place]] = [:]
    private var placeCount = 0
    /// Why inotify is unavailable, or cannot take another watch.
    private(set) var problem: InotifyProblem?

    /// A role that a watched directory plays.
    struct Place {
        fileprivate let number: Int
        let root: WatchedRoot
        let role: Role

        enum Role {
            /// An ancestor in which the root, or a directory on the way to it, may appear.
            case above
            case root
            /// The container, or the directory `level` levels below it.
            case suite(WatchedSuite, level: Int)
        }
    }

    init(records: consuming FutexWatch, inotify start: @escaping InotifyStart) {
        self.records = records
        self.start = start
    }

    /// For `poll`: readable when there are events. Nil while inotify is not in use.
    var descriptor: Int32? { inotify?.descriptor }

    mutating func next() -> DirectoryEvent? { inotify?.next() }

    /// The places that an event concerns. After the kernel has ended a watch, its places are forgotten.
    mutating func places(of event: DirectoryEvent) -> [Place] {
        guard event.kinds.contains(.ignored) else { return places[event.watch] ?? [] }
        return places.removeValue(forKey: event.watch) ?? []
    }

    /// Watches a directory; returns nil if it does not exist. `follow` is for paths chosen by a person, which may be
    /// links; paths below a root may not.
    mutating func watch(
        _ path: String, _ mask: DirectoryEvent.Kinds, for root: WatchedRoot, as role: Place.Role, follow: Bool = false
    ) -> WatchedDirectory? {
        while let identity = FileIdentity(ofDirectory: path, follow: follow) {
            guard let watch = watch(path, follow ? mask.following : mask) else { return nil }
            // Another directory may have taken the place before the watch was set.
            if FileIdentity(ofDirectory: path, follow: follow) == identity {
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
            if inotify == nil {
                if problem != nil { return nil }
                inotify = try start()
            }
            return try inotify?.watch(path, mask)
        } catch {
            problem = error
            return nil
        }
    }

    /// Whether a directory is still watched, and still the one at the path. A new directory can get the inode number of
    /// an old one, whose watch ended with it.
    func isSound(_ directory: WatchedDirectory, at path: String, follow: Bool = false) -> Bool {
        places[directory.watch]?.contains { $0.number == directory.place } == true
            && FileIdentity(ofDirectory: path, follow: follow) == directory.identity
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

    /// Makes the next watch try inotify again after it was unavailable.
    mutating func tryAgain() {
        if inotify == nil { problem = nil }
    }

    /// Whether dead watches outnumber live ones.
    var shouldStartAnew: Bool { inotify.map { $0.deadWatches > max(1_000, places.count) } ?? false }

    /// Releases the instance, and with it all watches.
    mutating func startAnew() {
        inotify = nil
        places = [:]
        problem = nil
    }
}

/// A watched directory, and its identity when the watch was set.
struct WatchedDirectory {
    fileprivate let identity: FileIdentity
    fileprivate let watch: WatchDescriptor
    /// The number of the place, which knows whose directory this is.
    fileprivate let place: Int
}

extension FileIdentity {
    /// The identity of a directory; nil if the path is not one.
    init?(ofDirectory path: String, follow: Bool = false) {
        guard let status = try? FileStatus(of: path, followsLinks: follow), status.isDirectory else { return nil }
        self = status.identity
    }
}
