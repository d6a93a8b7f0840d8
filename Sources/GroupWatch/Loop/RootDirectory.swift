import GroupStore
import GroupSystem

/// The directory of a root as it is watched; while there is none, the last directory on the way to it that there is.
struct RootDirectory {
    private let path: String
    private var directory: WatchedDirectory?
    private var above: WatchedDirectory?

    init(_ root: Root) {
        path = root.path
    }

    /// Whether inotify tells what becomes of it.
    var isWatched: Bool { directory != nil || above != nil }

    /// Watches the directory as it is now, unless it still is the one that is watched.
    mutating func arm(_ watched: inout WatchedDirectories, for root: WatchedRoot) {
        if let directory, watched.isSound(directory, at: path, follow: true) { return }
        disarm(&watched)
        while true {
            directory = watched.watch(path, .directories, for: root, as: .root, follow: true)
            // A root that is there and cannot be watched is looked at again and again.
            guard directory == nil, !isThere, let nearest = nearestAbove else { return }
            above = watched.watch(nearest, .directories, for: root, as: .above, follow: true)
            guard let above else { return }
            // What appeared while this was set up has to be looked for once more.
            if nearestAbove == nearest, !isThere { return }
            watched.unwatch(above)
            self.above = nil
        }
    }

    mutating func disarm(_ watched: inout WatchedDirectories) {
        for directory in [directory, above].compactMap(\.self) { watched.unwatch(directory) }
        forget()
    }

    /// Forgets the watches, which are gone already.
    mutating func forget() {
        directory = nil
        above = nil
    }

    private var isThere: Bool { DirectoryIdentity(path, follow: true) != nil }

    private var nearestAbove: String? {
        var path = path[...]
        while let slash = path.lastIndex(of: "/"), !path.isEmpty {
            path = path[..<slash]
            let candidate = path.isEmpty ? "/" : String(path)
            if DirectoryIdentity(candidate, follow: true) != nil { return candidate }
        }
        return nil
    }
}
