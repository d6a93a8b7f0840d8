import Foundation
import Testing

/// A command that a document shows, and what it says that is printed then.
struct Step: CustomTestStringConvertible {
    let command: String
    let expected: [String]
    let place: String

    /// The steps of a document, in their order. In a block of shell, each line is a command; in one of a console, those
    /// behind a prompt are, and the others are output.
    static func all(of page: Page) -> [Step] {
        page.blocks.filter { ["sh", "console"].contains($0.language) }.flatMap { block in
            block.lines.indices.compactMap { index -> Step? in
                let line = block.lines[index]
                let isPrompt = line.hasPrefix("$ ")
                guard isPrompt || block.language == "sh" && !line.isEmpty else { return nil }
                let output = block.language == "sh" ? [] : block.lines[(index + 1)...].prefix { !$0.hasPrefix("$ ") }
                return Step(
                    command: withoutComment(isPrompt ? String(line.dropFirst(2)) : line), expected: Array(output),
                    place: "\(page.name):\(block.start + index)")
            }
        }
    }

    private static func withoutComment(_ line: String) -> String {
        line.replacing(/\s+# .*/, with: "")
    }

    /// The steps that are run for this one.
    var tried: [Step] {
        if Exceptions.untried[command] != nil { return [] }
        guard let standIns = Exceptions.standIns[command] else { return [self] }
        return standIns.map { Step(command: $0.0, expected: $0.1, place: place) }
    }

    var testDescription: String { "\(place): \(command)" }

    /// Whether this is what the document says. There, `…` stands for anything within a line, and a line of it for any
    /// number of lines.
    func isExpected(_ output: String) throws -> Bool {
        let lines = expected.map { line in
            if line == "…" { return #"([^\n]*\n)*"# }
            return NSRegularExpression.escapedPattern(for: line).replacing("…", with: ".*") + #"\n"#
        }
        return try Regex(lines.joined()).wholeMatch(in: output) != nil
    }
}
