import GroupSystem
import GroupWatch
import WidgetArchive

/// Watches the files and directories that widgets have read outside of containers, each at the version that was read.
struct ReadFileWatch: ~Copyable {
    private var watches = DirectoryWatches()
    /// The version that each widget has read of each path.
    private var readers: [String: [String: String?]] = [:]
    /// The paths that an entry of a directory leads to; of a directory that was itself read, under an empty name.
    private var paths: [WatchDescriptor: [String: Set<String>]] = [:]
    private var areFollowed = true
    private var isProblemTold = false

    /// On the way to a file, where only names matter.
    private static let passing: DirectoryEvent.Kinds = [
        .create, .movedTo, .movedFrom, .delete, .onlyDirectories, .adding,
    ]
    private static let last = passing.union([.closeWrite, .modify])
    /// More than a script reads on purpose, of which each directory takes a watch.
    static let most = 1_000

    var descriptor: Int32 { watches.descriptor }

    /// A path that has another version than some widgets have read.
    struct Change: Hashable {
        let path: String
        let widgets: [String]
    }
}

// MARK: Following

extension ReadFileWatch {
    /// Replaces the files that a widget depends on, or adds to them.
    mutating func note(_ files: [ReadFile], of widget: String, keepingOthers: Bool) {
        let new = Dictionary(files.prefix(ReadFileWatch.most).map { ($0.path, $0.version) }) { $1 }
        for (path, versions) in readers where versions[widget] != nil && new[path] == nil && !keepingOthers {
            forget(path, of: widget)
        }
        for (path, version) in new {
            if readers[path] == nil { areFollowed = false }
            readers[path, default: [:]][widget] = .some(version)
        }
    }

    mutating func forget(_ widget: String) {
        for (path, versions) in readers where versions[widget] != nil { forget(path, of: widget) }
    }

    private mutating func forget(_ path: String, of widget: String) {
        readers[path]?[widget] = nil
        guard readers[path]?.isEmpty == true else { return }
        readers[path] = nil
        areFollowed = false
    }

    /// Watches the directories on the way to each path before the versions are compared, so that nothing changes unseen.
    private mutating func follow() {
        let before = paths
        paths = [:]
        for path in readers.keys {
            var steps: [(directory: String, name: String)] = []
            let real = PathWalk.follow(path) { directory, name in
                steps.append((directory, name))
                return true
            }
            for (place, step) in steps.enumerated() {
                let isLast = place == steps.count - 1
                watch(step.directory, step.name, isLast ? ReadFileWatch.last : ReadFileWatch.passing, for: path)
            }
            if let real, let status = try? FileStatus(of: real), status.isDirectory {
                watch(real, "", ReadFileWatch.passing, for: path)
            }
        }
        for watch in before.keys where paths[watch] == nil { watches.unwatch(watch) }
        areFollowed = true
    }

    private mutating func watch(
        _ directory: String, _ name: String, _ kinds: DirectoryEvent.Kinds, for path: String
    ) {
        guard let watch = watches.watch(directory, kinds) else { return }
        paths[watch, default: [:]][name, default: []].insert(path)
    }
}

// MARK: Changes

extension ReadFileWatch {
    /// The changes of the paths that a widget reads, and of those that something has happened to. Of a widget that is
    /// being reloaded nothing is said: its answer will tell which version it has read.
    mutating func changes(lookingAt widget: String? = nil, sparing isBusy: (String) -> Bool) -> [Change] {
        if !areFollowed { follow() }
        var touched = Set(widget.map { widget in readers.filter { $0.value[widget] != nil }.map(\.key) } ?? [])
        var isMoved = false
        for event in watches.events() {
            if event.kinds.contains(.overflow) { touched.formUnion(readers.keys) }
            let own = paths[event.watch] ?? [:]
            touched.formUnion(own[event.name] ?? [])
            if event.kinds.containsAny(of: [.create, .movedTo, .movedFrom, .delete]) {
                touched.formUnion(own[""] ?? [])
                isMoved = isMoved || own[event.name] != nil
            }
        }
        // A directory or a link on the way may be another one now.
        if isMoved { follow() }
        return touched.sorted().compactMap { change(of: $0, sparing: isBusy) }
    }

    private mutating func change(of path: String, sparing isBusy: (String) -> Bool) -> Change? {
        let version = (try? FileStatus(of: path, followsLinks: true))?.version
        let stale = (readers[path] ?? [:]).filter { $0.value != version && !isBusy($0.key) }.keys.sorted()
        for widget in stale { readers[path]?[widget] = .some(version) }
        return stale.isEmpty ? nil : Change(path: path, widgets: stale)
    }

    /// A message about files that cannot be watched, returned once.
    mutating func takeNote() -> String? {
        guard let problem = watches.problem, !isProblemTold else { return nil }
        isProblemTold = true
        return "\(problem); scripts are not run again for every file that they read"
    }
}
