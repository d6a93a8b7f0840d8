import GroupStore
import GroupSystem

/// The watched directory of a root, or, while that does not exist, its nearest ancestor that does.
struct RootDirectory {
    private let path: String
    private var directory: WatchedDirectory?
    private var above: WatchedDirectory?

    init(_ root: Root) {
        path = root.path
    }

    /// Whether inotify reports changes to it.
    var isWatched: Bool { directory != nil || above != nil }

    /// Watches the directory as it is now, unless that is the one already watched.
    mutating func arm(_ watched: inout WatchedDirectories, for root: WatchedRoot) {
        if let directory, watched.isSound(directory, at: path, follow: true) { return }
        disarm(&watched)
        while true {
            directory = watched.watch(path, .directories, for: root, as: .root, follow: true)
            // A root that exists but cannot be watched is polled.
            guard directory == nil, !isThere, let nearest = nearestAbove else { return }
            above = watched.watch(nearest, .directories, for: root, as: .above, follow: true)
            guard let above else { return }
            // Something may have appeared while the watch was being set up: look once more.
            if nearestAbove == nearest, !isThere { return }
            watched.unwatch(above)
            self.above = nil
        }
    }

    mutating func disarm(_ watched: inout WatchedDirectories) {
        for directory in [directory, above].compactMap(\.self) { watched.unwatch(directory) }
        forget()
    }

    /// Forgets the watches after they are gone.
    mutating func forget() {
        directory = nil
        above = nil
    }

    private var isThere: Bool { FileIdentity(ofDirectory: path, follow: true) != nil }

    private var nearestAbove: String? {
        var path = path[...]
        while let slash = path.lastIndex(of: "/"), !path.isEmpty {
            path = path[..<slash]
            let candidate = path.isEmpty ? "/" : String(path)
            if FileIdentity(ofDirectory: candidate, follow: true) != nil { return candidate }
        }
        return nil
    }
}
