package import FoundationEssentials
import GroupSystem

/// A program's output, each line stamped with the time at which it arrived.
package struct ProgramLog: Sendable {
    private let file: CappedFile

    init(_ file: CappedFile) {
        self.file = file
    }

    package var path: String { file.path }
    var tail: CappedFileTail { CappedFileTail(file) }

    package var isThere: Bool { file.isThere }
    package func remove() { file.remove() }

    /// Appends stamped lines.
    package func append(_ bytes: [UInt8]) { file.append(bytes) }

    /// All lines that are still in the log, oldest first.
    package var lines: [Line] { ProgramLog.lines(in: file.contents()) }

    package struct Line: Hashable, Sendable {
        /// Nil for a line without a stamp.
        package let date: Date?
        package let text: String
    }

    package static func lines(in bytes: [UInt8]) -> [Line] {
        bytes.split(separator: UInt8(ascii: "\n")).map { Line(String(decoding: $0, as: UTF8.self)) }
    }

    fileprivate static let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

extension ProgramLog.Line {
    fileprivate init(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        date = try? ProgramLog.format.parse(String(words[0]))
        text = date == nil ? line : words.count > 1 ? String(words[1]) : ""
    }
}

/// Puts the time before each line of a program's output, which arrives in pieces.
package struct LineStamps: Sendable {
    /// Whether the last piece ended within a line.
    package private(set) var isWithinLine = false

    package init() {}

    package mutating func stamped(_ bytes: [UInt8], at date: Date) -> [UInt8] {
        let stamp = Array("\(ProgramLog.format.format(date)) ".utf8)
        var result: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            result += (isWithinLine ? [] : stamp) + rest[..<end]
            isWithinLine = rest[end - 1] != UInt8(ascii: "\n")
            rest = rest[end...]
        }
        return result
    }
}

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
