import Foundation
import Testing

/// Turns of phrase that mark sentences which must be read twice. No comment has one.
struct EnglishTests {
    private static let turns = [
        ("except, not but for", #"\bbut for\b"#),
        ("so many, so much, so often", #"\bso (many|much|often)\b"#),
        ("is not a, not is none", #"(?<![Tt]here )\b(is|are) none\b"#),
        ("tells of, told of", #"\b(tell|tells|told) of\b"#),
        (
            "is, not lies or stands",
            #"\b(lie|lies|stand|stands) (in|at|on|within|beneath|above|below|there|beside|among|behind|so)\b"#
        ),
        (
            "sentences that begin with What, Who, Those that, One that, That of",
            #"(^|[.:] )(What|Who|Whoever|Whatever|Those that|One that|That of|The same of) "#
        ),
    ]

    /// The comments of the sources, a line each.
    private static let comments: [String] = {
        let sources = Manifest.root.appendingPathComponent("Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.flatMap { path -> [String] in
            let text = (try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)) ?? ""
            return text.split(separator: "\n").compactMap { line in
                line.range(of: "// ").map { String(line[$0.upperBound...]) }
            }
        }
    }()

    @Test(arguments: turns) func `Comments take no turn that must be read twice`(turn: String, pattern: String) throws {
        let expression = try NSRegularExpression(pattern: pattern)
        let found = Self.comments.filter { line in
            expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
        }
        try #require(Self.comments.count > 1_000)
        #expect(found == [], "\(turn)")
    }
}
