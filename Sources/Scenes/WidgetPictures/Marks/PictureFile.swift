import GroupSystem

/// Reads image files from elsewhere, which may have become anything by now.
package enum PictureFile {
    package struct Problem: Error {
        package let words: String

        package init(words: String) { self.words = words }
    }

    /// A file's contents; of a file larger than `limit`, just enough bytes to exceed it.
    package static func bytes(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8] {
        guard let bytes = try read(path, limit) else { throw Problem(words: "cannot be read: it is no file") }
        return bytes
    }

    private static func read(_ path: String, _ limit: Int) throws(Problem) -> [UInt8]? {
        do throws(Errno) {
            // Opening a pipe wakes the process at its other end, and opening a device may do anything.
            guard try FileStatus(of: path, followsLinks: true).isRegularFile else { return nil }
            let file = try FileDescriptor(opening: path, .nonBlocking | .notAsTerminal)
            guard try FileStatus(of: file).isRegularFile else { return nil }
            var bytes: [UInt8] = []
            while bytes.count <= limit, let more = file.readWhatIsThere(), !more.isEmpty { bytes += more }
            return bytes
        } catch {
            throw Problem(words: "cannot be read: \(error)")
        }
    }
}
