import GroupSystem

/// A program's log as it grows.
package final class LogTail {
    package let program: String
    private let log: ProgramLog
    private var place: (file: FileIdentity, offset: Int)?

    package init(_ program: String, of widgets: WidgetsDirectory) {
        self.program = program
        log = widgets.programLog(program)
    }

    /// The name of its file in the directory of logs.
    package var fileName: String { "\(program).log" }

    /// The whole lines since this was last asked; at first all that are still there.
    package func newLines() -> [ProgramLog.Line] {
        guard let file = (try? FileStatus(of: log.path))?.identity else { return [] }
        let current = bytes(log.path)
        guard let place else {
            let whole = wholeLines(current)
            self.place = (file, whole.count)
            return ProgramLog.lines(in: bytes(log.olderPath) + whole)
        }
        // The file has become the older one since.
        let older = place.file == file ? [] : Array(bytes(log.olderPath).dropFirst(place.offset))
        let whole = wholeLines(current)
        let new = place.file == file ? whole.dropFirst(place.offset) : whole[...]
        self.place = (file, whole.count)
        return ProgramLog.lines(in: older + new)
    }

    private func bytes(_ path: String) -> [UInt8] { (try? SmallFile.bytes(path)) ?? [] }

    private func wholeLines(_ bytes: [UInt8]) -> [UInt8] {
        bytes.lastIndex(of: UInt8(ascii: "\n")).map { Array(bytes[...$0]) } ?? []
    }
}
