/// Follows a capped file of lines as it grows.
package final class CappedFileTail {
    private let file: CappedFile
    private var place: (file: FileIdentity, offset: Int)?

    package init(_ file: CappedFile) {
        self.file = file
    }

    /// The complete lines added since the last call; the first call returns all lines.
    package func newLines() -> [UInt8] {
        guard let identity = (try? FileStatus(of: file.path))?.identity else { return [] }
        let whole = wholeLines(bytes(file.path))
        defer { place = (identity, whole.count) }
        guard let place else { return bytes(file.olderPath) + whole }
        if place.file == identity { return Array(whole.dropFirst(place.offset)) }
        // The file has been rotated since the last call.
        return Array(bytes(file.olderPath).dropFirst(place.offset)) + whole
    }

    private func bytes(_ path: String) -> [UInt8] { (try? SmallFile.bytes(path)) ?? [] }

    private func wholeLines(_ bytes: [UInt8]) -> [UInt8] {
        bytes.lastIndex(of: UInt8(ascii: "\n")).map { Array(bytes[...$0]) } ?? []
    }
}
