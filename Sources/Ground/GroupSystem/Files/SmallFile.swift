/// Whole files, for those that are small and ours.
package enum SmallFile {
    /// What a file holds. What only looks like one, such as a pipe, keeps nobody waiting.
    package static func bytes(_ path: String) throws(Errno) -> [UInt8] {
        let file = try FileDescriptor(opening: path, .nonBlocking)
        var bytes: [UInt8] = []
        while let more = file.readWhatIsThere(), !more.isEmpty { bytes += more }
        return bytes
    }

    /// The same as text, with what is no text replaced; empty where the file cannot be read.
    package static func text(_ path: String) -> String {
        String(decoding: (try? bytes(path)) ?? [], as: UTF8.self)
    }

    /// Puts a file in the place of another, whole at every moment; a power cut may lose it.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(Errno) {
        let temporary = path + ".new"
        // One that was left behind, or is a link that leads elsewhere.
        try? FileSystem.remove(temporary)
        var new = try AtomicFile(at: temporary, mode: 0o600)
        try new.file.writeAll(bytes)
        try new.replace(path)
    }
}
