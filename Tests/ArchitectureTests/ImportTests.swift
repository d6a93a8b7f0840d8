import Foundation
import Testing

/// The arrows between the modules, as the source really has them.
struct ImportTests {
    /// What each module may import of ours. A module that is not here has no arrows yet, and so no place either.
    static let arrows: [String: Set<String>] = [
        "CLinux": [],
        "GroupSystem": ["CLinux"],
        "GroupText": [],
        "GroupStore": ["GroupSystem", "GroupText"],
        "CInotifyTools": [],
        "GroupWatch": ["GroupStore", "GroupSystem"],
        "InotifyTools": ["GroupWatch", "GroupSystem", "CInotifyTools"],
        "GroupSync": ["GroupStore"],
        "CCurl": [],
        "EtcdClient": ["GroupStore", "GroupSystem", "GroupText", "CCurl"],
        "PropertyLists": ["GroupStore", "GroupText"],
        "AppGroups": ["PropertyLists", "GroupStore", "GroupSystem"],
        "AppGroupsObservation": ["AppGroups", "GroupStore", "GroupWatch"],
        "WidgetArchive": ["GroupText"],
        "AppIntents": ["AppGroups", "WidgetArchive"],
        "ActivityKit": ["AppGroups", "AppIntents", "WidgetArchive", "GroupStore", "GroupSystem"],
        "Intents": ["AppIntents", "WidgetArchive", "AppGroups", "GroupSystem"],
        "SceneLayout": ["WidgetArchive", "GroupSystem", "GroupText"],
        "Combine": ["GroupSystem"],
        "CombineNetworking": ["Combine"],
        "FoundationGaps": [],
        "PreviewMacros": [],
        "_Testing_UIKit": [],
        "UIKit": ["SceneLayout", "WidgetArchive", "AppGroups", "GroupSystem", "GroupText"],
        "SwiftUI": [
            "UIKit", "SceneLayout", "WidgetArchive", "AppIntents", "AppGroups", "Combine", "FoundationGaps",
        ],
        "OSLog": [],
        "COSLog": [],
        "os": ["OSLog"],
        "WidgetKit": ["SwiftUI", "ActivityKit", "Intents", "AppIntents", "WidgetArchive", "AppGroups", "GroupSystem"],
        "WidgetScreens": ["WidgetArchive", "GroupStore", "GroupSystem", "GroupText"],
        "WidgetHost": ["WidgetScreens", "WidgetArchive", "GroupStore", "GroupWatch", "InotifyTools", "GroupSystem"],
        "GroupTesting": [
            "WidgetHost", "WidgetScreens", "WidgetKit", "ActivityKit", "SwiftUI", "AppGroups", "WidgetArchive",
            "WidgetPictures", "GroupStore", "GroupWatch", "GroupSystem",
        ],
        "WidgetTerminal": ["SceneLayout", "WidgetArchive", "GroupSystem"],
        "WidgetPictures": ["SceneLayout", "WidgetArchive", "GroupSystem", "GroupText"],
        "CCairo": [],
        "WidgetCairo": ["WidgetPictures", "SceneLayout", "WidgetArchive", "GroupSystem", "CCairo"],
        "groupwidgets-draw": ["WidgetCairo", "WidgetPictures", "SceneLayout", "WidgetArchive", "GroupSystem"],
        "CStart": [],
        "Commands": ["GroupStore", "GroupSystem", "GroupText", "CStart"],
        "groupwidgets": [
            "Commands", "WidgetHost", "WidgetScreens", "WidgetTerminal", "WidgetPictures", "SceneLayout",
            "WidgetArchive", "WidgetTargets", "GroupStore", "GroupSystem", "GroupText",
        ],
        "groupdefaults": ["Commands", "GroupStore", "GroupWatch", "InotifyTools", "GroupSystem", "GroupText"],
        "groupdefaults-plist": ["Commands", "PropertyLists", "GroupStore", "GroupSystem"],
        "groupdefaults-sync": [
            "Commands", "GroupSync", "EtcdClient", "GroupWatch", "InotifyTools", "GroupStore", "GroupSystem",
            "GroupText",
        ],
        "SourceScan": [],
        "WidgetTargets": ["SourceScan", "GroupSystem"],
        "ExtensionMaker": ["SourceScan"],
        "groupwidgets-extension": ["ExtensionMaker"],
        "Samples": ["WidgetKit", "SwiftUI", "AppIntents", "AppGroups"],
        "Plugins": [],
    ]

    /// What a module that must start quickly, or be small, keeps out.
    private let foundationFree = [
        "GroupSystem", "GroupText", "GroupStore", "GroupWatch", "InotifyTools", "GroupSync", "EtcdClient",
        "PropertyLists", "Commands", "groupdefaults", "groupdefaults-sync", "groupdefaults-plist", "SourceScan",
        "WidgetTargets",
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func imports() throws -> [(module: String, file: String, imported: String)] {
        let sources = ImportTests.root.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
        return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            let module = String(file.prefix { $0 != "/" })
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

    @Test func `Every module imports only what its arrows allow`() throws {
        let imports = try imports()
        #expect(imports.count > 50)
        for (module, file, imported) in imports {
            let allowed = try #require(ImportTests.arrows[module], "\(file) is in no known module")
            #expect(ImportTests.arrows[imported] == nil || allowed.contains(imported), "\(file) imports \(imported)")
        }
    }

    @Test func `Each C library has one importer`() throws {
        // CLinux is no library but our own few lines to the kernel, and the others are words.
        let others = ["CLinux", "Commands", "Combine", "CombineNetworking"]
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
}
