import Glibc
import GroupStore

/// Whole files, for those that are small and ours.
enum FileBytes {
    /// None if there is no such file. What only looks like one, such as a pipe, keeps nobody waiting.
    static func read(_ path: String) -> [UInt8] {
        guard let file = try? FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK) else { return [] }
        var bytes: [UInt8] = []
        while let more = file.readWhatIsThere(), !more.isEmpty { bytes += more }
        return bytes
    }

    /// Puts a file in the place of another, whole at every moment; a power cut may lose it.
    static func replace(_ path: String, with bytes: [UInt8]) throws(Errno) {
        let temporary = path + ".new"
        // One that was left behind, or is a link that leads elsewhere.
        unlink(temporary)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = FileDescriptor(owning: try systemCall { open(temporary, flags, 0o600) })
        do throws(Errno) {
            try file.writeAll(bytes)
            _ = try systemCall { rename(temporary, path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// The same, in a directory that is made if someone has removed it.
    static func replace(_ path: String, in directory: String, with bytes: [UInt8]) throws(Errno) {
        do throws(Errno) {
            try replace(path, with: bytes)
        } catch {
            guard error == Errno(ENOENT) else { throw error }
            _ = try FileDescriptor(makingDirectoryAt: directory)
            try replace(path, with: bytes)
        }
    }
}
