/// A log file with a size limit. When the limit is reached, it is renamed with the suffix `.1`, replacing an older one.
package struct CappedFile: Sendable {
    package let path: String
    private let limit: Int

    package init(path: String, limit: Int = 1_000_000) {
        (self.path, self.limit) = (path, limit)
    }

    package var olderPath: String { path + ".1" }
    package var isThere: Bool { [path, olderPath].contains { (try? FileStatus(of: $0)) != nil } }

    package func remove() {
        for path in [path, olderPath] { try? FileSystem.remove(path) }
    }

    /// Appends in one write. Errors are ignored, since a log that cannot be written must not stop what it reports on.
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

    /// Opens the file, recreating its directory if someone has removed it.
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

    /// The contents of both files, oldest first.
    package func contents() -> [UInt8] {
        [olderPath, path].flatMap { (try? SmallFile.bytes($0)) ?? [] }
    }
}
