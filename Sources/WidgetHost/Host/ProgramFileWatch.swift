import GroupStore
import GroupSystem
import GroupWatch

/// Tells when widget programs have other files than before: when one is written, or takes the place of another, or when
/// a directory or a link on the way to one does.
struct ProgramFileWatch: ~Copyable {
    private var watches = DirectoryWatches()
    private var isProblemTold = false
    private var identities: [String: ProgramFile.Identity] = [:]
    private var doubted: Set<String> = []
    private var directories: [WatchDescriptor: Directory] = [:]

    /// A directory on the way to a program.
    private struct Directory {
        /// Which of what is in it lie on the way.
        var names: Set<String> = []
        /// Whether it is the last that there is, in which everything matters: a program may need what lies beside it.
        var isLast = false
    }

    private static let passing: DirectoryEvent.Kinds = [.create, .movedTo, .onlyDirectories, .adding]
    private static let last = passing.union([.closeWrite, .attributes])

    var descriptor: Int32 { watches.descriptor }

    /// Watches the ways to these programs, and no others.
    mutating func watch(_ programs: some Collection<ProgramFile>) {
        follow(programs)
        for program in programs where identities[program.name] == nil { identities[program.name] = program.identity }
    }

    private mutating func follow(_ programs: some Collection<ProgramFile>) {
        let before = directories
        directories = [:]
        for program in programs { follow(program.path) }
        for watch in before.keys where directories[watch] == nil { watches.unwatch(watch) }
    }

    /// Watches each directory before it is looked into, so that nothing changes unseen.
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

    /// The programs whose files are there and others than before.
    mutating func changed(_ programs: some Collection<ProgramFile>) -> [String] {
        let events = watches.events()
        guard events.contains(where: { matters($0) }) else { return [] }
        follow(programs)
        let changed = programs.filter { program in
            guard let identity = program.identity else { return false }
            return identity != identities[program.name] || doubted.contains(program.name)
        }
        for program in changed {
            identities[program.name] = program.identity
            doubted.remove(program.name)
        }
        return changed.map(\.name)
    }

    private func matters(_ event: DirectoryEvent) -> Bool {
        guard let directory = directories[event.watch] else { return event.kinds.contains(.overflow) }
        return directory.isLast || directory.names.contains(event.name)
    }

    /// What a person should know of what cannot be watched, once.
    mutating func takeNote() -> String? {
        guard let problem = watches.problem, !isProblemTold else { return nil }
        isProblemTold = true
        return "\(problem); a widget program that is built anew is not noticed: start the host again then"
    }

    /// Takes a program for changed when next something happens near it: it could not be run, perhaps because someone was
    /// just writing it.
    mutating func doubt(_ name: String) {
        doubted.insert(name)
    }
}
