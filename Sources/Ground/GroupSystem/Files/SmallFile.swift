/// Reads and replaces small files of ours as a whole.
package enum SmallFile {
    /// The contents of a file. Never blocks, even if the path is a pipe.
    package static func bytes(_ path: String) throws(Errno) -> [UInt8] {
        let file = try FileDescriptor(opening: path, .nonBlocking)
        var bytes: [UInt8] = []
        while let more = file.readWhatIsThere(), !more.isEmpty { bytes += more }
        return bytes
    }

    /// The contents as text, with invalid bytes replaced; empty if the file cannot be read.
    package static func text(_ path: String) -> String {
        String(decoding: (try? bytes(path)) ?? [], as: UTF8.self)
    }

    /// Replaces a file atomically, though a power failure may lose it.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(Errno) {
        let temporary = path + ".new"
        // A leftover, or a link that leads elsewhere.
        try? FileSystem.remove(temporary)
        var new = try AtomicFile(at: temporary, mode: 0o600)
        try new.file.writeAll(bytes)
        try new.replace(path)
    }
}
