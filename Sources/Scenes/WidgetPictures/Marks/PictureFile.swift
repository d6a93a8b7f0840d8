import GroupSystem

/// Image files of others, which may be anything by now.
package enum PictureFile {
    package struct Problem: Error {
        package let words: String

        package init(words: String) { self.words = words }
    }

    /// What a file holds, and no more than what shows that it is more than so many bytes.
    package static func bytes(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8] {
        guard let bytes = try read(path, limit) else { throw Problem(words: "cannot be read: it is no file") }
        return bytes
    }

    private static func read(_ path: String, _ limit: Int) throws(Problem) -> [UInt8]? {
        do throws(Errno) {
            // To open a pipe wakes who waits at its other end, and a device may do anything.
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
