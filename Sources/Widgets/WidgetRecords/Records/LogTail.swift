import GroupSystem

/// A program's log as it grows.
package final class LogTail {
    package let program: String
    private let tail: CappedFileTail

    package init(_ program: String, of widgets: WidgetsDirectory) {
        self.program = program
        tail = widgets.programLog(program).tail
    }

    package var fileName: String { "\(program).log" }

    /// The complete lines since the last call; at first, all that are still in the log.
    package func newLines() -> [ProgramLog.Line] { ProgramLog.lines(in: tail.newLines()) }
}
