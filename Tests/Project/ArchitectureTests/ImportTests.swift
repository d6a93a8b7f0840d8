import Foundation
import Testing

/// The arrows between the modules, as the source really has them.
struct ImportTests {
    private let manifest: Manifest

    init() throws {
        manifest = try Manifest()
    }

    /// What a module that must start quickly, or be small, keeps out.
    private let foundationFree = [
        "GroupSystem", "GroupText", "HTTPServer", "GroupStore", "GroupWatch", "InotifyTools", "GroupSync",
        "EtcdClient", "PropertyLists", "CommandLineKit", "groupdefaults", "groupdefaults-sync", "groupdefaults-plist",
        "XcodeFiles",
        "XcodeImport",
    ]

    private func imports() throws -> [(module: String, file: String, imported: String)] {
        let sources = Manifest.root.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
        return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            let module = file.split(separator: "/").dropFirst().first.map(String.init) ?? ""
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            return text.split(separator: "\n").filter { $0.first != " " }.compactMap {
                line -> (String, String, String)? in
                let words = line.split(separator: " ")
                guard let place = words.firstIndex(of: "import"),
                    words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
                else { return nil }
                let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
                let name = words.dropFirst(place + 1).first { !kinds.contains(String($0)) } ?? ""
                return (module, file, String(name.prefix { $0 != "." }))
            }
        }
    }

    @Test func `Every module imports only what it depends on`() throws {
        let imports = try imports()
        #expect(imports.count > 50)
        for (module, file, imported) in imports {
            let dependencies = try #require(manifest.module(module), "\(file) is in no known module").dependencies
            let isOurs = manifest.module(imported) != nil && imported != module
            #expect(!isOurs || dependencies.contains(imported), "\(file) imports \(imported)")
        }
    }

    @Test func `Every module depends only on those before it, in its storey and in those above`() throws {
        var before: Set<String> = []
        for module in manifest.modules {
            let later = module.dependencies.subtracting(before)
            #expect(later.isEmpty, "\(module.name) of \(module.storey) depends on \(later.sorted())")
            before.insert(module.name)
        }
    }

    @Test(arguments: [
        ("Apple", ["WidgetHost", "WidgetScreens"]), ("Scenes", ["GroupStore"]), ("Groups", ["WidgetArchive"]),
    ])
    func `What a storey must not know, it does not reach`(storey: String, forbidden: [String]) throws {
        for module in manifest.modules where module.storey == storey {
            var reached: Set<String> = []
            var next = module.dependencies
            while !next.isSubset(of: reached) {
                reached.formUnion(next)
                next = Set(reached.flatMap { manifest.module($0)?.dependencies ?? [] })
            }
            #expect(reached.isDisjoint(with: forbidden), "\(module.name)")
        }
    }

    @Test func `Each C library has one importer`() throws {
        // CLinux is no library but our own few lines to the kernel, CTables is data, and the others are words.
        let others = ["CLinux", "CTables", "CommandLineKit", "Combine", "CombineNetworking", "CoreLocation"]
        let libraries = try imports().filter { $0.imported.hasPrefix("C") && !others.contains($0.imported) }
        let importers = Dictionary(grouping: libraries, by: \.imported)
        #expect(importers.keys.contains("CInotifyTools"))
        for (module, uses) in importers { #expect(Set(uses.map(\.module)).count == 1, "\(module)") }
    }

    @Test func `The system has one importer`() throws {
        let importers = try imports().filter { ["CLinux", "Glibc"].contains($0.imported) }
        #expect(!importers.isEmpty)
        // The macros are part of the compiler, for which GroupSystem would be built a second time.
        let allowed = ["GroupSystem", "PreviewMacros"]
        for (module, file, imported) in importers { #expect(allowed.contains(module), "\(file) imports \(imported)") }
    }

    @Test func `Foundation stays out of what must start quickly`() throws {
        for (module, file, imported) in try imports() where foundationFree.contains(module) {
            #expect(!imported.hasPrefix("Foundation") && imported != "Dispatch", "\(file) imports \(imported)")
        }
    }

    @Test func `FoundationXML stays out, since its libxml2 cannot be linked into static programs`() throws {
        for (_, file, imported) in try imports() { #expect(imported != "FoundationXML", "\(file) imports it") }
    }
}
