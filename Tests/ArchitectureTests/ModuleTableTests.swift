import Foundation
import Testing

/// The table of modules in ARCHITECTURE.md, against the package.
struct ModuleTableTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The modules of each row, in the order of the rows.
    private func rows() throws -> [[String]] {
        let text = try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let table = try #require(text.components(separatedBy: "\n| module | what it is |\n").dropFirst().first)
        return table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
        }
    }

    /// The targets of the package that are not only for its tests.
    private func targets() throws -> Set<String> {
        let text = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let declarations = try #require(text.components(separatedBy: "    targets: [").last)
            .split(separator: /\n {8}\./).filter { !$0.hasPrefix("testTarget") && !$0.contains("path: \"Tests/") }
        return Set(declarations.compactMap { $0.firstMatch(of: /name: "([^"]+)"/).map { String($0.1) } })
    }

    @Test func `Every target has a row, and every row a target`() throws {
        let (rows, targets) = (try rows().flatMap(\.self), try targets())
        #expect(targets.count > 40)
        #expect(Set(rows).count == rows.count, "a module stands twice")
        #expect(targets.subtracting(rows).sorted() == [], "targets without a row")
        #expect(Set(rows).subtracting(targets).sorted() == [], "rows without a target")
    }

    @Test func `No module imports one that stands below it`() throws {
        let rows = try rows()
        for (place, row) in rows.enumerated() {
            let below = Set(rows[(place + 1)...].joined())
            for module in row {
                let imports = ImportTests.arrows[module] ?? []
                #expect(imports.isDisjoint(with: below), "\(module) imports \(imports.intersection(below).sorted())")
            }
        }
    }
}
