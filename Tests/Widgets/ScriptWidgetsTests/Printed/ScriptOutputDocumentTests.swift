import Foundation
@testable import ScriptWidgets
import Testing
import WidgetArchive

/// The examples in `script-output.md`.
struct ScriptOutputDocumentTests {
    private static let text: String = {
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = root.appendingPathComponent("Documentation/Formats/script-output.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    private func blocks(_ fence: String) -> [String] {
        ScriptOutputDocumentTests.text.components(separatedBy: "```\(fence)\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
    }

    @Test func `Its examples are read without a note`() throws {
        let menu = try #require(blocks("").first { $0.contains("sfimage") })
        for example in blocks("json") + [menu] {
            #expect(PrintedWidget(example).notes == [])
            #expect(!PrintedWidget(example).words().isEmpty)
        }
        let header = try #require(blocks("").first { $0.contains("xbar.title") })
        #expect(ScriptHeader(header.utf8).notes == [])
        #expect(ScriptHeader(header.utf8).variables.count == 2)
    }

    @Test func `It names every word of a tree and every key of a line`() {
        for word in TreeWord.all { #expect(ScriptOutputDocumentTests.text.contains(word), "\(word)") }
        let text = ScriptOutputDocumentTests.text.lowercased()
        for key in MenuKey.all { #expect(text.contains("`\(key)`"), "\(key)") }
    }
}
