import Foundation
import Testing

/// `Documentation/Security.md`, against the tests that it names.
struct SecurityTableTests {
    private static let documents = Manifest.root.appendingPathComponent("Documentation")

    private func lines() throws -> [Substring] {
        let file = SecurityTableTests.documents.appendingPathComponent("Security.md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }

    private func links(in line: some StringProtocol) -> [String] {
        String(line).matches(of: /\]\(([^)#]+)/).map { String($0.1) }
    }

    @Test func `Every link leads to a file`() throws {
        let all = try lines().flatMap { links(in: $0) }
        #expect(all.count > 40)
        for link in all {
            let path = SecurityTableTests.documents.appendingPathComponent(link).path
            #expect(FileManager.default.fileExists(atPath: path), "\(link)")
        }
    }

    @Test func `Every input has who may write it, what is checked, and a test`() throws {
        let rows = try lines().filter { $0.hasPrefix("| ") && !$0.hasPrefix("| input |") }
        #expect(rows.count > 25)
        for row in rows {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(cells.count == 4 && cells.allSatisfy { !$0.isEmpty }, "\(row)")
            let tests = links(in: cells.last ?? "")
            #expect(!tests.isEmpty && tests.allSatisfy { $0.hasPrefix("../Tests/") }, "\(row)")
        }
    }
}
