import Glibc
import GroupStore

/// Tells when something happens in the directories of widget programs. What it was is seen by looking at the files.
struct ProgramFileWatch: ~Copyable {
    private let file = FileDescriptor(owning: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
    private var identities: [String: ProgramFile.Identity] = [:]
    private var doubted: Set<String> = []

    private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

    var descriptor: Int32 { file.rawValue }

    /// Watches the directories of these programs, or the last that there are on the way to them.
    mutating func watch(_ programs: some Collection<ProgramFile>) {
        for program in programs {
            if identities[program.name] == nil { identities[program.name] = program.identity }
            watchDirectory(of: program.path)
            if let real = program.realPath, real != program.path { watchDirectory(of: real) }
        }
    }

    private func watchDirectory(of path: String) {
        var path = path[...]
        while let slash = path.lastIndex(of: "/") {
            path = path[..<slash]
            let directory = path.isEmpty ? "/" : String(path)
            if inotify_add_watch(descriptor, directory, ProgramFileWatch.mask) >= 0 { return }
        }
    }

    /// The programs whose files are there and others than before.
    mutating func changed(_ programs: some Collection<ProgramFile>) -> [String] {
        while let bytes = file.readWhatIsThere(), !bytes.isEmpty {}
        let changed = programs.filter { program in
            guard let identity = program.identity else { return false }
            return identity != identities[program.name] || doubted.contains(program.name)
        }
        for program in changed {
            identities[program.name] = program.identity
            doubted.remove(program.name)
        }
        watch(programs)
        return changed.map(\.name)
    }

    /// Takes a program for changed when next something happens near it: it could not be run, perhaps because someone was
    /// just writing it.
    mutating func doubt(_ name: String) {
        doubted.insert(name)
    }
}
