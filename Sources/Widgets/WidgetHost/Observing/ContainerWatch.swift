import GroupStore
import GroupSystem
import GroupWatch
import WidgetRecords

/// Watches the files in the containers of groups, except the suites there, which the watcher observes.
struct ContainerWatch: ~Copyable {
    private var watches = DirectoryWatches()
    /// The root, in which containers come and go.
    private var root: (path: String, watch: WatchDescriptor?)?
    private var directories: [WatchDescriptor: Directory] = [:]
    private var suites: Set<SuiteName> = []
    private var isFull = false
    private var isGapTold = false

    private struct Directory {
        let suite: SuiteName
        let path: String
        /// Relative to the container.
        let name: String

        func path(of file: String) -> String { "\(path)/\(file)" }
        func name(of file: String) -> String { name.isEmpty ? file : "\(name)/\(file)" }
    }

    private static let kinds: DirectoryEvent.Kinds = [
        .closeWrite, .movedTo, .movedFrom, .create, .delete, .onlyDirectories, .noFollow,
    ]
    private static let kindsOfRoot: DirectoryEvent.Kinds = [.movedTo, .movedFrom, .create, .onlyDirectories]
    /// The limit over all containers, more than widgets need.
    private static let most = 1_000

    var descriptor: Int32 { watches.descriptor }

    /// Which existing files to report as changed when a directory is watched for the first time.
    enum Looking {
        case nowhere
        /// All of them.
        case forAny
        /// Those changed since a time, in nanoseconds since 1970.
        case since(Int64)
    }

    /// Watches the containers of these groups, and no others. Returns a change for each newly watched container in
    /// which it finds one.
    mutating func watch(_ suites: Set<SuiteName>, in root: Root, looking: Looking = .nowhere) -> [Change] {
        for suite in self.suites.subtracting(suites) { forget(suite) }
        // First of all, so that a container made later is noticed.
        if self.root == nil, !suites.isEmpty { watchRoot(root.path) }
        let new = suites.subtracting(self.suites)
        self.suites = suites
        return new.sorted().compactMap { add(container($0), looking) }
    }

    private mutating func watchRoot(_ path: String) {
        root = (path, watches.watch(path, ContainerWatch.kindsOfRoot))
    }

    private func container(_ suite: SuiteName) -> Directory {
        Directory(suite: suite, path: "\(root?.path ?? "")/\(suite)", name: "")
    }

    /// Watches a directory and everything in it. Returns a change if it finds one.
    private mutating func add(_ directory: Directory, _ looking: Looking = .forAny) -> Change? {
        guard directory.name != "Library/Preferences" else { return nil }
        guard directories.count < ContainerWatch.most else {
            isFull = true
            return nil
        }
        guard let watch = watches.watch(directory.path, ContainerWatch.kinds) else { return nil }
        directories[watch] = directory
        var file: String?
        var inside: Change?
        for entry in (try? DirectoryListing(of: directory.path))?.entries ?? [] {
            if entry.isDirectory {
                let found = add(ContainerWatch.directory(entry.name, in: directory), looking)
                inside = inside ?? found
            } else if file == nil, looking.finds(file: directory.path(of: entry.name)) {
                file = entry.name
            }
        }
        if let file { return Change(suite: directory.suite, file: directory.name(of: file)) }
        if inside == nil, looking.findsRemoval(in: directory.path) {
            return Change(suite: directory.suite, file: directory.name)
        }
        return inside
    }

    private static func directory(_ name: String, in parent: Directory) -> Directory {
        Directory(suite: parent.suite, path: parent.path(of: name), name: parent.name(of: name))
    }

    /// Stops watching a container, or a directory in it.
    private mutating func forget(_ suite: SuiteName, below name: String = "") {
        for (watch, directory) in directories where directory.suite == suite {
            guard name.isEmpty || directory.name == name || directory.name.hasPrefix(name + "/") else { continue }
            watches.unwatch(watch)
            directories[watch] = nil
        }
    }
}

// MARK: Changes

extension ContainerWatch {
    /// A file that was written, replaced, linked or removed, or a directory that was moved away with its contents.
    struct Change: Hashable {
        let suite: SuiteName
        /// Relative to the container; empty if it may be any file.
        let file: String
    }

    /// The files that changed since the last call, each once.
    mutating func changes() -> [Change] {
        var changes: [Change] = []
        var known: Set<Change> = []
        for event in watches.events() {
            for change in take(event) where known.insert(change).inserted { changes.append(change) }
        }
        return changes
    }

    /// A message about directories that cannot be watched, returned once.
    mutating func takeNote() -> String? {
        let tooMany = isFull ? "the containers of groups have more than \(ContainerWatch.most) directories" : nil
        guard !isGapTold, let gap = watches.problem?.description ?? tooMany else { return nil }
        isGapTold = true
        return "\(gap); widgets are not reloaded for every file that changes in the container of a group"
    }

    private mutating func take(_ event: DirectoryEvent) -> [Change] {
        if event.kinds.contains(.overflow) { return suites.sorted().map { beginAnew($0) } }
        if event.watch == root?.watch { return takeContainer(event).map { [$0] } ?? [] }
        guard let directory = directories[event.watch] else { return [] }
        if event.kinds.contains(.ignored) {
            directories[event.watch] = nil
            return []
        }
        guard !event.name.isEmpty else { return [] }
        let change =
            event.kinds.contains(.ofDirectory) ? takeDirectory(event, in: directory) : takeFile(event, in: directory)
        return change.map { [$0] } ?? []
    }

    /// Starts over after events were lost: directories may have appeared, and any file may have changed.
    private mutating func beginAnew(_ suite: SuiteName) -> Change {
        forget(suite)
        _ = add(container(suite))
        return Change(suite: suite, file: "")
    }

    private mutating func takeContainer(_ event: DirectoryEvent) -> Change? {
        guard event.kinds.contains(.ofDirectory), let suite = try? SuiteName(event.name), suites.contains(suite)
        else { return nil }
        guard event.kinds.contains(.movedFrom) else { return add(container(suite)) }
        forget(suite)
        return Change(suite: suite, file: "")
    }

    private mutating func takeDirectory(_ event: DirectoryEvent, in parent: Directory) -> Change? {
        let directory = ContainerWatch.directory(event.name, in: parent)
        if event.kinds.containsAny(of: [.create, .movedTo]) { return add(directory) }
        // When a directory is removed, the removal of its files has been reported already.
        guard event.kinds.contains(.movedFrom) else { return nil }
        forget(directory.suite, below: directory.name)
        return Change(suite: directory.suite, file: directory.name)
    }

    private func takeFile(_ event: DirectoryEvent, in directory: Directory) -> Change? {
        if event.kinds.contains(.create), ContainerWatch.isBeingMade(directory.path(of: event.name)) { return nil }
        return Change(suite: directory.suite, file: directory.name(of: event.name))
    }

    /// Whether a file has just been created, so that its closing will be reported. A link is never closed.
    private static func isBeingMade(_ path: String) -> Bool {
        guard let status = try? FileStatus(of: path) else { return true }
        return status.isRegularFile && status.size == 0 && status.links == 1
    }
}

extension ContainerWatch.Looking {
    func finds(file: String) -> Bool {
        switch self {
        case .nowhere: false
        case .forAny: true
        // If it is gone by now, the watch reports that.
        case .since(let moment): (try? FileStatus(of: file)).map { $0.changed >= moment } ?? true
        }
    }

    /// Whether something was removed from a directory in which no changed file was found. If the directory itself was
    /// made since, there was nothing to read in it before.
    func findsRemoval(in directory: String) -> Bool {
        guard case .since(let moment) = self, let status = try? FileStatus(of: directory),
            let birth = FileSystem.birth(of: directory)
        else { return false }
        return status.modified >= moment && birth < moment
    }
}
