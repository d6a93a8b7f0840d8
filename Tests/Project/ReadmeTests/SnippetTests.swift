import Foundation
import TestSupport
import Testing

struct SnippetTests {
    private static let languages: Set = ["swift", "sh", "console", "yaml", "json", ""]

    @Test(arguments: Page.all) func `Each block of source is in a file that is compiled`(name: String) throws {
        let page = try Page(name)
        #expect(page.blocks.allSatisfy { SnippetTests.languages.contains($0.language) })
        let files = try ["Tests/Project/ReadmeTests", "Tests/Programs/CoffeeWidget"].flatMap(sources)
        for block in page.blocks("swift") where !isManifest(block) {
            let imports = block.lines.filter(isImport).map(code)
            let body = dedented(block.lines.filter { !isImport($0) }.map(code))
            let holds = files.contains { file in
                imports.allSatisfy(file.contains) && stretches(of: file, body.count).contains { dedented($0) == body }
            }
            #expect(holds, "\(name):\(block.start)")
        }
    }

    @Test(arguments: Page.all) func `Each manifest can be built with`(name: String) throws {
        for block in try Page(name).blocks("swift") where isManifest(block) {
            let outcome = try Manifest(block.lines).dependencies()
            #expect(outcome.code == 0, "\(name):\(block.start)\n\(outcome)")
        }
    }

    private func isManifest(_ block: Page.Block) -> Bool { block.lines.contains("import PackageDescription") }

    private func isImport(_ line: String) -> Bool { line.hasPrefix("import ") }

    /// A line without a comment at its end.
    private func code(_ line: String) -> String { line.replacing(/\s*\/\/ .*/, with: "") }

    private func sources(_ folder: String) throws -> [[String]] {
        let directory = Page.package.appendingPathComponent(folder)
        let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "swift" }.map {
            try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n").map(code)
        }
    }

    private func stretches(of lines: [String], _ count: Int) -> some Sequence<[String]> {
        (0...max(0, lines.count - count)).lazy.map { Array(lines.dropFirst($0).prefix(count)) }
    }

    /// Lines without what all are indented by, and without empty ones around them.
    private func dedented(_ lines: [String]) -> [String] {
        let filled = lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
        let indent = filled.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return filled.map { String($0.dropFirst(indent)) }
    }
}
