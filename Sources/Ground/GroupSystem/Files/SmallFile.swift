import CLinux

/// Reads and replaces small files of ours as a whole.
package enum SmallFile {
    /// The contents of a file. Never blocks, even if the path is a pipe.
    package static func bytes(_ path: String) throws(Errno) -> [UInt8] {
        let file = try FileDescriptor(opening: path, .nonBlocking)
        return file.readToEnd()
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

    /// Replaces a file as atomically as `replace` does, but neither makes a file nor removes one, which is most of the
    /// cost: the old file stays beside the new one, and is written over the next time. A power failure may leave a file
    /// with parts of an earlier version, unless it is too large to be kept twice.
    package static func renew(_ path: String, with bytes: [UInt8]) throws(Errno) {
        let spare = spare(of: path)
        if isKeptTwice(bytes), (try? exchange(path, spare, bytes)) != nil { return }
        try? FileSystem.remove(spare)
        try replace(path, with: bytes)
    }

    /// Where `renew` keeps the old file.
    package static func spare(of path: String) -> String { path + ".old" }

    /// Larger files are rare, and not worth their space twice.
    package static func isKeptTwice(_ bytes: [UInt8]) -> Bool { bytes.count <= 1 << 16 }

    private static func exchange(_ path: String, _ spare: String, _ bytes: [UInt8]) throws(Errno) {
        if let file = unreadFile(spare) {
            try file.writeAll(bytes)
            if try file.status().size > bytes.count { try file.truncate(to: bytes.count) }
        } else {
            // Someone still reads it, or it is a link that leads elsewhere.
            try? FileSystem.remove(spare)
            try FileDescriptor(opening: spare, .writeOnly | .exclusiveCreate | .noFollow).writeAll(bytes)
        }
        // At first there is no file to exchange it with, and some file systems cannot exchange files.
        if clinux_exchange(spare, path) == -1 { try FileSystem.rename(spare, to: path) }
    }

    /// Opens a file for writing if it has no other name and nobody else has it open. Others who open it then have to wait
    /// until it is closed.
    private static func unreadFile(_ path: String) -> FileDescriptor? {
        guard let file = try? FileDescriptor(opening: path, .readWrite | .noFollow | .nonBlocking),
            let status = try? file.status(), status.isRegularFile, status.links == 1, clinux_claim(file.rawValue) == 0
        else { return nil }
        return file
    }
}
