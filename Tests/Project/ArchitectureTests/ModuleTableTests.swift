import Foundation
import Testing

/// The table of modules in ARCHITECTURE.md, against the package.
struct ModuleTableTests {
    /// The storeys of the table, each with the modules of its rows.
    private func rows() throws -> [(storey: String, modules: [String])] {
        let text = try String(contentsOf: Manifest.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let table = try #require(text.components(separatedBy: "\n| module | what it is |\n").dropFirst().first)
        var rows: [(storey: String, modules: [String])] = []
        for row in table.split(separator: "\n").dropFirst().prefix(while: { $0.hasPrefix("|") }) {
            let cell = row.split(separator: "|")[0]
            if let storey = cell.firstMatch(of: /\*\*\[(\w+)\]/) {
                rows.append((String(storey.1), []))
            } else {
                rows[rows.count - 1].modules += cell.matches(of: /`([^`]+)`/).map { String($0.1) }
            }
        }
        return rows
    }

    @Test func `Every module has a row in its storey, and every row is of a module`() throws {
        let (rows, manifest) = (try rows(), try Manifest())
        #expect(
            rows.map(\.storey) == manifest.modules.map(\.storey).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        )
        for (storey, modules) in rows {
            let declared = manifest.modules.filter { $0.storey == storey }.map(\.name)
            #expect(modules.sorted() == declared.sorted(), "\(storey)")
        }
    }

    @Test func `Each storey has a page, whose links lead somewhere`() throws {
        for storey in Set(try Manifest().modules.map(\.storey)) {
            let folder = Manifest.root.appendingPathComponent("Sources/\(storey)")
            let page = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
            for link in page.matches(of: /\]\(([^)]+)\)/) {
                let path = folder.appendingPathComponent(String(link.1)).path
                #expect(FileManager.default.fileExists(atPath: path), "\(storey): \(link.1)")
            }
        }
    }
}
