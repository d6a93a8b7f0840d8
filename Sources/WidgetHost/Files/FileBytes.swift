import Glibc
import GroupStore

/// Whole files, for those that are small and ours.
enum FileBytes {
    /// None if there is no such file.
    static func read(_ path: String) -> [UInt8] {
        guard let file = try? FileDescriptor(opening: path, O_RDONLY) else { return [] }
        var bytes: [UInt8] = []
        while let more = file.readWhatIsThere(), !more.isEmpty { bytes += more }
        return bytes
    }

    /// Puts a file in the place of another, whole at every moment; a power cut may lose it.
    static func replace(_ path: String, with bytes: [UInt8]) throws(Errno) {
        let temporary = path + ".new"
        let file = FileDescriptor(
            owning: try systemCall { open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) })
        try file.writeAll(bytes)
        _ = try systemCall { rename(temporary, path) }
    }
}
