import GroupStore
import GroupSystem

/// A log file with a size limit. When the limit is reached, it is renamed with the suffix `.1`, replacing an older one.
package struct CappedFile: Sendable {
    package let path: String
    var limit = 1_000_000

    var olderPath: String { path + ".1" }

    /// Appends in one piece. A log that cannot be written must not stop what it reports on.
    package func append(_ bytes: [UInt8]) {
        do throws(Errno) {
            if let status = try? FileStatus(of: path), status.size + bytes.count > limit {
                try? FileSystem.rename(path, to: olderPath)
            }
            try open().writeAll(bytes)
        } catch {
            return
        }
    }

    /// Opens the file, and makes its directory if someone has removed it.
    private func open() throws(Errno) -> FileDescriptor {
        let name = path
        func opened() throws(Errno) -> FileDescriptor {
            try FileDescriptor(opening: name, .writeOnly | .append | .create | .noFollow)
        }
        do throws(Errno) {
            return try opened()
        } catch {
            guard error == .noSuchFileOrDirectory else { throw error }
            _ = try FileDescriptor(makingDirectoryAt: String(name[..<(name.lastIndex(of: "/") ?? name.endIndex)]))
            return try opened()
        }
    }

    /// Both files together, oldest first.
    func contents() -> [UInt8] {
        [olderPath, path].flatMap { (try? SmallFile.bytes($0)) ?? [] }
    }
}
