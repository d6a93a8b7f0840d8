package import GroupStore
import GroupSystem

/// Files other than suites: those named by a person, and the standard streams.
package enum File {
    /// More than the largest suite.
    private static let limit = 80 << 20

    package static func readAll(_ descriptor: Int32) throws(Errno) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let more = try FileDescriptor.readSome(descriptor)
            if more.isEmpty { return bytes }
            bytes += more
        }
        throw .fileTooLarge
    }

    /// The contents of a file, or of the standard input for `-`.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        do throws(Errno) {
            if path == "-" { return try readAll(FileDescriptor.standardInput) }
            let file = try FileDescriptor(opening: path, .readOnly)
            return try readAll(file.rawValue)
        } catch {
            let code: ExitCode = error == .noSuchFileOrDirectory ? .notFound : .store
            throw Failure(code: code, message: "\(described(path)) cannot be read: \(error)")
        }
    }

    /// The name of a file in messages.
    package static func described(_ path: String) -> String {
        path == "-" ? "the standard input" : path
    }

    /// The contents of a file; nil if it does not exist.
    package static func contents(_ path: String) throws(Failure) -> [UInt8]? {
        do throws(Failure) {
            return try read(path)
        } catch {
            if error.code == .notFound { return nil }
            throw error
        }
    }

    package static var temporaryDirectory: String { ProcessEnvironment.words("TMPDIR") ?? "/tmp" }

    /// Creates a temporary directory that only its owner can access. Its name begins with `purpose`.
    package static func makePrivateDirectory(for purpose: String) throws(Failure) -> String {
        let pattern = "\(temporaryDirectory)/\(purpose)-XXXXXX"
        do throws(Errno) {
            return try FileSystem.makeDirectory(pattern: pattern)
        } catch {
            throw .store("no directory can be made in \(pattern): \(error)")
        }
    }
}
