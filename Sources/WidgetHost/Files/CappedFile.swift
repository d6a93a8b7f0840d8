import GroupStore
import GroupSystem

/// A file that grows at its end up to a limit, and then makes way for a new one; one older is kept, with `.1` to its name.
struct CappedFile: Sendable {
    let path: String
    var limit = 1_000_000

    var olderPath: String { path + ".1" }

    /// Adds what is one piece for those who read. A log that cannot be written must not stop what it tells of.
    func append(_ bytes: [UInt8]) {
        do throws(Errno) {
            if let status = try? FileStatus(of: path), status.size + bytes.count > limit {
                try? FileSystem.rename(path, to: olderPath)
            }
            try open().writeAll(bytes)
        } catch {
            return
        }
    }

    /// Its directory is made if someone has removed it.
    private func open() throws(Errno) -> FileDescriptor {
        let name = path
        func opened() throws(Errno) -> FileDescriptor {
            try FileDescriptor(opening: name, [.writeOnly, .append, .create, .noFollow])
        }
        do throws(Errno) {
            return try opened()
        } catch {
            guard error == .noSuchFileOrDirectory else { throw error }
            _ = try FileDescriptor(makingDirectoryAt: String(name[..<(name.lastIndex(of: "/") ?? name.endIndex)]))
            return try opened()
        }
    }

    /// All that is kept, the oldest first.
    func contents() -> [UInt8] {
        [olderPath, path].flatMap { (try? SmallFile.bytes($0)) ?? [] }
    }
}
