import GroupStore
import GroupSystem
import GroupWatch
import WidgetRecords

/// Notices changes to the files of widget programs: a file that is written or replaced, or a directory or link on its
/// path.
struct ProgramFileWatch: ~Copyable {
    private var watches = DirectoryWatches()
    private var isProblemTold = false
    private var versions: [String: ProgramFile.Version] = [:]
    private var unstartable: Set<String> = []
    private var directories: [WatchDescriptor: Directory] = [:]

    /// A directory on the way to a program.
    private struct Directory {
        /// The entries that are on the path.
        var names: Set<String> = []
        /// Whether it is the last existing one, in which everything matters: a program may need the files next to it.
        var isLast = false
    }

    private static let passing: DirectoryEvent.Kinds = [.create, .movedTo, .onlyDirectories, .adding]
    private static let last = passing.union([.closeWrite, .attributes])

    var descriptor: Int32 { watches.descriptor }

    /// Watches the paths of these programs, and no others.
    mutating func watch(_ programs: some Collection<ProgramFile>) {
        follow(programs)
        for program in programs where versions[program.name] == nil { versions[program.name] = program.version }
    }

    private mutating func follow(_ programs: some Collection<ProgramFile>) {
        let before = directories
        directories = [:]
        for program in programs { follow(program.path) }
        for watch in before.keys where directories[watch] == nil { watches.unwatch(watch) }
    }

    /// Watches each directory before looking into it, so that nothing changes unseen.
    private mutating func follow(_ path: String) {
        var last: (watch: WatchDescriptor, path: String)?
        _ = PathWalk.follow(path) { directory, name in
            if let watch = watches.watch(directory, ProgramFileWatch.passing) {
                directories[watch, default: Directory()].names.insert(name)
                last = (watch, directory)
            }
            return true
        }
        guard let last else { return }
        directories[last.watch]?.isLast = true
        _ = watches.watch(last.path, ProgramFileWatch.last)
    }

    /// The programs whose files exist and have changed.
    mutating func changed(_ programs: some Collection<ProgramFile>) -> [String] {
        let events = watches.events()
        guard events.contains(where: { matters($0) }) else { return [] }
        follow(programs)
        // A linker removes a program and creates it anew: it is whole when it is closed, of which another event tells.
        let created = Set(events.lazy.filter { $0.kinds.contains(.create) }.map(\.name))
            .subtracting(events.lazy.filter { !$0.kinds.contains(.create) }.map(\.name))
        let changed = programs.filter { program in
            guard let version = program.version, version.isLinked || !created.contains(program.name)
            else { return false }
            return version != versions[program.name] || unstartable.contains(program.name)
        }
        for program in changed {
            versions[program.name] = program.version
            unstartable.remove(program.name)
        }
        return changed.map(\.name)
    }

    private func matters(_ event: DirectoryEvent) -> Bool {
        guard let directory = directories[event.watch] else { return event.kinds.contains(.overflow) }
        return directory.isLast || directory.names.contains(event.name)
    }

    /// A message about programs that cannot be watched, returned once.
    mutating func takeNote() -> String? {
        guard let problem = watches.problem, !isProblemTold else { return nil }
        isProblemTold = true
        return "\(problem); rebuilt widget programs are not noticed: restart the host after a build"
    }

    /// Makes the next event near a program count as a change: it could not be run, perhaps because it was still being
    /// written.
    mutating func noteUnstartable(_ name: String) {
        unstartable.insert(name)
    }
}
