import Glibc
package import GroupStore

/// Files that are no suites: those that people name, and the standard streams.
package enum File {
    /// More than any suite can hold.
    private static let limit = 80 << 20

    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Errno) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + done, $0.count - done) }
            if count >= 0 { done += count } else if errno != EINTR { throw Errno(errno) }
        }
    }

    package static func readAll(_ descriptor: Int32) throws(Errno) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += chunk[..<count] } else if errno != EINTR { throw Errno(errno) }
        }
        throw Errno(EFBIG)
    }

    /// The contents of a file, or of the standard input for `-`.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        do throws(Errno) {
            if path == "-" { return try readAll(STDIN_FILENO) }
            let file = try FileDescriptor(opening: path, O_RDONLY)
            return try readAll(file.rawValue)
        } catch {
            let code: ExitCode = error == Errno(ENOENT) ? .notFound : .store
            throw Failure(code: code, message: "\(described(path)) cannot be read: \(error)")
        }
    }

    /// What to call a file that is read.
    package static func described(_ path: String) -> String {
        path == "-" ? "the standard input" : path
    }

    /// The contents of a file, or nil if there is none.
    package static func contents(_ path: String) throws(Failure) -> [UInt8]? {
        do throws(Failure) {
            return try read(path)
        } catch {
            if error.code == .notFound { return nil }
            throw error
        }
    }

    /// The names of what is in a directory; none if it cannot be read, and none that are no text.
    package static func names(in directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name, name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Where files lie that nobody needs for long.
    package static var temporaryDirectory: String { Environment.variable("TMPDIR") ?? "/tmp" }

    /// Makes a new directory there that only its owner may look into, with a name that begins like this.
    package static func makePrivateDirectory(for purpose: String) throws(Failure) -> String {
        let pattern = "\(temporaryDirectory)/\(purpose)-XXXXXX"
        var path = Array(pattern.utf8CString)
        guard mkdtemp(&path) != nil else { throw .store("no directory can be made in \(pattern): \(Errno(errno))") }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
