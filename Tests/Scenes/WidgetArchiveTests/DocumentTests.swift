import Foundation
import Testing
import WidgetArchive

/// What `archive.md` shows, as it is there.
struct DocumentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func document() throws -> String {
        let file = DocumentTests.root.appendingPathComponent("Documentation/Formats/archive.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func `The archive in the document is one, and written as it stands there`() throws {
        let text = try #require(DocumentTests.document().components(separatedBy: "```json\n").dropFirst().first)
        let example = try #require(text.components(separatedBy: "```").first)
        let written = try ArchiveCoding.file(value(Archive.self, example))
        #expect(String(decoding: written, as: UTF8.self) == example)
    }

    @Test func `The lines in the document are a request and its answer, as they are written`() throws {
        let lines = try DocumentTests.document().components(separatedBy: "\n").filter { $0.contains(#""number":1,"#) }
        let (request, answer) = (try #require(lines.first), try #require(lines.last))
        #expect(lines.count == 2)
        #expect(try line(value(Request.self, request)) == request)
        #expect(try line(value(Answer.self, answer)) == answer)
    }

    @Test func `The document names all that is written`() throws {
        let document = try DocumentTests.document()
        var generator = SceneGenerator(seed: 31)
        let texts = try (0..<300).map { _ in try line(generator.timeline()) }
        // The generator's own words and parameters are nobody's names.
        let quoted = try Regex(#""([a-zA-Z]+)""#)
        let names = Set(texts.flatMap { $0.matches(of: quoted).map { String($0.output[1].substring ?? "") } })
        for name in names.subtracting(["Seoul", "content"]) {
            #expect(document.contains(try Regex("\\b\(name)\\b")), "\(name)")
        }
        #expect(names.count > 150)
    }
}
