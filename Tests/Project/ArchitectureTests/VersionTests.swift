import Foundation
import Testing

/// The version stands in one file, from which the tools and the packages take it.
struct VersionTests {
    private func text(_ file: String) throws -> String {
        try String(contentsOf: Manifest.root.appendingPathComponent(file), encoding: .utf8)
    }

    @Test func `The changelog's newest entry is of the version that the tools tell`() throws {
        let source = try text("Sources/Tools/CommandLineKit/Program/Program+Version.swift")
        let version = try #require(source.firstMatch(of: /static let version = "([0-9]+\.[0-9]+\.[0-9]+)"/)?.1)
        let newest = try #require(text("CHANGELOG.md").firstMatch(of: /\n## ([^ \n]+)/)?.1)
        #expect(newest == version)
    }

    @Test func `No tool has a version of its own`() throws {
        for tool in ["groupdefaults", "groupwidgets"] {
            let table = try text("Sources/Tools/\(tool)/Program.\(tool).swift")
            #expect(table.contains("version: Program.version,"), "\(tool)")
        }
    }
}
