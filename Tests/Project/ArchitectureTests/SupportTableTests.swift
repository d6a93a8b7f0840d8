import Foundation
import Testing

/// `Documentation/Support.md`, held against the public interfaces of the modules that it describes.
struct SupportTableTests {
    private struct Row {
        var module: String
        var names: [String]
        var support: String
    }

    private static func text() throws -> String {
        try String(contentsOf: Manifest.root.appendingPathComponent("Documentation/Support.md"), encoding: .utf8)
    }

    private func rows() throws -> [Row] {
        var module = ""
        return try SupportTableTests.text().split(separator: "\n").compactMap { line in
            if line.hasPrefix("## ") { module = String(line.dropFirst(3)) }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| "), cells.count == 3, module != "Modifiers", cells[2] != "support" else {
                return nil
            }
            let names = cells[1].split(separator: "`").filter { $0 != ", " }.map(String.init)
            return Row(module: module, names: names, support: cells[2])
        }
    }

    @Test func `Every row says how far it is supported`() throws {
        let rows = try rows()
        #expect(rows.count > 20)
        for row in rows {
            let word = row.support.split(separator: ":").first ?? ""
            #expect(["whole", "partial", "compiles only", "absent"].contains(word), "\(row)")
        }
    }

    @Test func `What is listed is declared, and what is absent is not`() throws {
        let rows = try rows()
        let interfaces = try Interfaces(of: rows.map(\.module))
        for row in rows {
            let interface = try interfaces.interface(of: row.module)
            for name in row.names {
                let isThere = name.hasPrefix(".") ? interfaces.isModifier(name) : interface.types.contains(name)
                #expect(isThere != row.support.hasPrefix("absent"), "\(name) of \(row.module), \(row.support)")
            }
        }
    }

    @Test func `Every public type of the modules is listed`() throws {
        let all = try rows()
        let interfaces = try Interfaces(of: all.map(\.module))
        for (module, rows) in Dictionary(grouping: all, by: \.module) {
            let listed = Set(rows.flatMap(\.names))
            let types = try interfaces.interface(of: module).types.filter { !$0.hasPrefix("_") }
            #expect(types.subtracting(listed).sorted() == [], "of \(module), Documentation/Support.md lacks these")
        }
    }

    @Test func `Every modifier of views is listed once, as drawn unless it notes that it has no effect`() throws {
        let section = try #require(
            SupportTableTests.text().split(separator: "\n## ").first { $0.hasPrefix("Modifiers\n") })
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `.") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return (names: cells[0].matches(of: /`\.(\w+)`/).map { String($0.output.1) }, drawn: cells[1])
        }
        let interfaces = try Interfaces(of: ["SwiftUI", "WidgetKit", "AppIntents"])
        #expect(rows.flatMap(\.names).sorted() == interfaces.modifiersOfViews.sorted())
        let undrawn = rows.filter { $0.drawn == "no" || $0.drawn.hasPrefix("no:") }.flatMap(\.names)
        #expect(undrawn.sorted() == interfaces.modifiersWithoutEffect.sorted())
    }
}

/// What modules declare as public, read from their source.
private struct Interfaces {
    private var modules: [String: Interface] = [:]

    struct Interface {
        var types: Set<String> = []
        var functions: Set<String> = []
        /// Functions in extensions of `View`, and those that note that they have no effect.
        var ofViews: Set<String> = []
        var withoutEffect: Set<String> = []
    }

    init(of names: [String]) throws {
        let manifest = try Manifest()
        for name in Set(names) {
            let folder = try manifest.folder(of: name)
            var interface = Interface()
            for case let path as String in try #require(FileManager.default.enumerator(atPath: folder.path)) {
                guard path.hasSuffix(".swift") else { continue }
                interface.read(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
            }
            modules[name] = interface
        }
    }

    var modifiersOfViews: Set<String> { modules.values.reduce(into: []) { $0.formUnion($1.ofViews) } }
    var modifiersWithoutEffect: Set<String> { modules.values.reduce(into: []) { $0.formUnion($1.withoutEffect) } }

    func interface(of module: String) throws -> Interface { try #require(modules[module]) }

    /// Whether a modifier of views or widgets is declared, in whichever of the modules.
    func isModifier(_ name: String) -> Bool {
        modules.values.contains { $0.functions.contains(String(name.dropFirst())) }
    }
}

extension Interfaces.Interface {
    private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "macro"]

    fileprivate mutating func read(_ text: String) {
        var (function, isOfViews) = ("", false)
        for line in text.split(separator: "\n") {
            if let first = line.first, first.isLetter || first == "@" {
                (function, isOfViews) = ("", line.contains(/^((public|nonisolated) )*extension View\b/))
            }
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            defer {
                if isOfViews, !function.isEmpty, line.contains("withoutEffect(") { withoutEffect.insert(function) }
            }
            guard let isPublic = words.firstIndex(where: ["public", "open"].contains) else { continue }
            if !line.hasPrefix(" "), let kind = words.firstIndex(where: Self.kinds.contains), kind + 1 < words.count {
                types.insert(words[kind + 1])
            }
            if let place = words[isPublic...].firstIndex(of: "func"), place + 1 < words.count {
                function = words[place + 1]
                functions.insert(function)
                if isOfViews, !words.contains("static") { ofViews.insert(function) }
            }
        }
    }
}
