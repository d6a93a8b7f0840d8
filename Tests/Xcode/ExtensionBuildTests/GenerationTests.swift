import Foundation
import XcodeFiles
import Testing
@testable import ExtensionBuild

/// Source, as if it stood in one file of a target.
func scans(_ text: String, of target: Target) -> [(file: URL, scan: SourceScan)] {
    [(URL(fileURLWithPath: "/widget/Widget.swift"), SourceScan(text, modules: target.modules))]
}

struct GenerationTests {
    private var target: Target {
        var target = Target()
        target.modules.formUnion(["AppGroups", "SwiftUI", "WidgetKit", "AppIntents", "Combine", "FoundationGaps"])
        return target
    }

    private func generated(_ source: String) throws -> String {
        try target.generated(from: scans(source, of: target)).text
    }

    @Test func `A target that needs nothing gets nothing`() throws {
        #expect(try generated("import Foundation\nlet a = 1") == "// Made by the plugin WidgetExtension.\n")
    }

    @Test func `The macro Entry is made for a target that uses it`() throws {
        #expect(try generated("struct A: TimelineProvider { func f(_ e: Entry) {} }").contains("macro Entry") == false)
        #expect(try generated("extension EnvironmentValues { @Entry var a = 1 }").contains("macro Entry()"))
    }

    @Test func `The macro bundle is made for a target that uses it`() throws {
        #expect(try generated("let a = Bundle(path: bundle)").contains("macro bundle") == false)
        #expect(try generated("let a = Text(\"b\", bundle: #bundle)").contains("macro bundle() -> Bundle"))
    }

    @Test func `A file that asks for iOS is read as for it, and copied`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("phone-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let file = folder.appendingPathComponent("A.swift")
        try Data("#if os(iOS)\nimport Foundation\nlet a = UserDefaults.standard\n#endif".utf8).write(to: file)
        var target = target
        (target.phoneSources, target.phoneFolder) = ([file], folder.appendingPathComponent("iOS"))
        #expect(try target.generated(from: target.scans()).text.contains("typealias UserDefaults"))
        try target.writePhoneSources()
        let copy = try String(contentsOf: target.phoneFolder.appendingPathComponent("A.swift"), encoding: .utf8)
        #expect(copy.contains("#if os(Linux)\nimport Foundation\n"))
    }

    @Test func `UserDefaults is ours where it is named`() throws {
        #expect(
            try generated("import Foundation\nlet a = UserDefaults.standard") == """
                // Made by the plugin WidgetExtension.

                public import AppGroups

                public typealias UserDefaults = AppGroups.UserDefaults

                """)
    }

    @Test func `What a target names of Foundation's parts is brought, and no more`() throws {
        let text = try generated(
            "func f(_ d: XMLParserDelegate) async throws { _ = try await URLSession.shared.data(for: URLRequest(url: u)) }"
        )
        #expect(
            text == """
                // Made by the plugin WidgetExtension.

                public import FoundationNetworking
                public import FoundationXML

                public typealias URLSession = FoundationNetworking.URLSession
                public typealias URLRequest = FoundationNetworking.URLRequest

                public typealias XMLParserDelegate = FoundationXML.XMLParserDelegate

                """)
    }

    @Test func `A file that imports Foundation alone sees what Apple's Foundation brings`() throws {
        let model = "class Model: ObservableObject { @Published var title: LocalizedStringResource = \"\" }"
        let source = "import Foundation\n\(model)"
        #expect(
            try generated(source) == """
                // Made by the plugin WidgetExtension.

                public import AppIntents
                public import Combine

                public typealias LocalizedStringResource = AppIntents.LocalizedStringResource

                public typealias ObservableObject = Combine.ObservableObject
                public typealias Published = Combine.Published

                """)
        #expect(try !generated("import SwiftUI\n" + source).contains("typealias"))
    }

    @Test func `Formatters that Linux lacks are brought where they are named`() throws {
        let text = try generated("import SwiftUI\nlet a = DateComponentsFormatter()\nlet b = NSEC_PER_SEC")
        #expect(text.contains("public typealias DateComponentsFormatter = FoundationGaps.DateComponentsFormatter\n"))
        #expect(text.contains("public let NSEC_PER_SEC = FoundationGaps.NSEC_PER_SEC\n"))
    }

    @Test func `A module is imported where only a member of it is named`() throws {
        let text = try generated("import Foundation\nlet a = FileManager.default.ubiquityIdentityToken")
        #expect(text.contains("import FoundationGaps\n\n// For ubiquityIdentityToken."))
    }

    @Test func `Publishers of what is loaded are a module where the target has it, and source where not`() throws {
        let source = "import Combine\nimport Foundation\nlet a = URLSession.shared.dataTaskPublisher(for: url)"
        let text = try generated(source)
        #expect(text.contains("import Combine\nimport Foundation\npublic import FoundationNetworking"))
        #expect(text.contains("extension URLSession {\n"))
        #expect(text.contains("    struct DataTaskPublisher: Publisher {"))
        var target = target
        target.modules.insert("CombineNetworking")
        let short = try target.generated(from: scans(source, of: target)).text
        #expect(short.contains("import CombineNetworking\n"))
        #expect(!short.contains("extension URLSession"))
    }

    @Test func `A choice among networks is a property of a session, where a target makes it`() throws {
        let text = try generated("let c = URLSessionConfiguration.default; c.waitsForConnectivity = true")
        #expect(text.contains("extension URLSessionConfiguration {\n    var waitsForConnectivity: Bool {"))
        #expect(!text.contains("allowsExpensiveNetworkAccess") && !text.contains("extension URLRequest"))
    }

    private let betaFunctions = "func snapshot(with context: Context) {}; func timeline(with context: Context) {}"

    @Test func `A provider of the first beta keeps its names`() throws {
        let text = try generated("struct P: TimelineProvider { \(betaFunctions) }")
        #expect(text.contains("public typealias TimelineProvider = WidgetKit.BetaTimelineProvider"))
        #expect(try !generated("let a = snapshot(with: context)").contains("typealias"))
    }

    @Test func `So does a provider of the first beta with an intent`() throws {
        let text = try generated(
            """
            struct P: IntentTimelineProvider { func placeholder(with: Context) -> E { E() }
            func snapshot(for i: I, with context: Context) {}; func timeline(for i: I, with context: Context) {} }
            """)
        #expect(text.contains("public typealias IntentTimelineProvider = WidgetKit.BetaIntentTimelineProvider"))
    }

    @Test func `A helper with a name of the first beta changes no provider`() throws {
        let now = "func getSnapshot(in context: Context) {}; func getTimeline(in context: Context) {}"
        let helper = "func timeline(with entries: [Entry]) {}"
        for functions in ["\(now); \(helper)", "\(now); \(betaFunctions)", helper] {
            #expect(try !generated("struct P: TimelineProvider { \(functions) }").contains("typealias"))
        }
    }

    @Test func `No alias hides a type that another module of the target may bring`() throws {
        func generated(_ files: String...) throws -> String {
            try target.generated(from: files.flatMap { scans($0, of: target) }).text
        }
        let model = "import Foundation\nstruct M { var subject: Subject; var c: AnyCancellable }"
        let lesson = "import Models\nimport SwiftUI\nlet a = Subject(); var c: AnyCancellable"
        let text = try generated(model, lesson)
        #expect(!text.contains("Subject"))
        #expect(text.contains("public typealias AnyCancellable = Combine.AnyCancellable"))
        #expect(try generated(model, "import SwiftUI\nlet a: Subject").contains("public typealias Subject"))
    }

    @Test func `Code under conditions that the package defines, and of both builds, is served`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = """
            #if WIDGET_EXTENSION
            let a = URLSession.shared
            #endif
            #if DEBUG
            import Charts
            #else
            let b = UserDefaults.standard
            #endif
            """
        try text.write(to: file, atomically: true, encoding: .utf8)
        let modules = ["AppGroups", "SwiftUI"].flatMap { ["--module", $0] }
        let paths = ["--target", "A", "--swift", "A.swift", "--bundle", "A.resources", "--phone-folder", "phone"]
        let target = try Target(arguments: paths + modules + ["--define", "WIDGET_EXTENSION", "--source", file.path])
        let found = try target.scans()
        #expect(Unavailable.problems(in: found, of: target).isEmpty)
        let made = try target.generated(from: found).text
        #expect(made.contains("public typealias URLSession"))
        #expect(made.contains("public typealias UserDefaults"))
    }

    @Test func `A program begins by a function of the plugin, as WidgetKit's own is for those without it`() throws {
        let source = "import SwiftUI\nimport WidgetKit\n@main struct A: WidgetBundle {}"
        #expect(
            try generated(source) == """
                // Made by the plugin WidgetExtension.

                import SwiftUI
                import WidgetKit

                extension WidgetBundle {
                    @MainActor @preconcurrency static func main() { extensionMain() }
                }

                """)
        #expect(try !generated("import WidgetKit\nstruct A: Widget {}").contains("main()"))
    }

    @Test func `A type that a target declares itself stays its own`() throws {
        #expect(try !generated("struct URLCache {}\nlet a = URLCache()").contains("URLCache"))
    }

    @Test func `An import of what Linux lacks is one line that says what to do`() {
        let source = """
            import Foundation
            import SwiftData
            #if canImport(Charts)
            import Charts
            #endif
            import CoreText
            let a: (ModelContext, CTFont)
            """
        #expect(
            Unavailable.problems(in: scans(source, of: target), of: target) == [
                "/widget/Widget.swift:2:8: error: there is no SwiftData on Linux; let the app write what the widget "
                    + "shows into its group, as a file or in UserDefaults, or put this code inside "
                    + "'#if canImport(SwiftData)'",
                "/widget/Widget.swift:6:8: error: there is no CoreText on Linux; use what SwiftUI has, or put this "
                    + "code inside '#if canImport(CoreText)'",
            ])
    }

    @Test func `An import of which nothing is used is no problem where empty modules are`() {
        let source = "import HealthKit\nimport SwiftUI\nlet name = \"HKHealthStore\""
        #expect(
            Unavailable.problems(in: scans(source, of: target), of: target) == [
                "/widget/Widget.swift:1:8: error: there is no HealthKit on Linux; nothing here uses it: remove the import, "
                    + "or depend on the product UnusedImports of groupdefaults, or put this code inside "
                    + "'#if canImport(HealthKit)'"
            ])
        var target = target
        target.modules.insert("UnusedImports")
        #expect(Unavailable.problems(in: scans(source, of: target), of: target).isEmpty)
        let used = scans(source + "\nlet a = HKHealthStore()", of: target)
        #expect(Unavailable.problems(in: used, of: target).count == 1)
    }

    @Test func `A file that imports Foundation alone has the keychain, where the target does`() throws {
        let source = "import Foundation\nlet a = SecItemDelete([kSecClass: kSecClassKey] as CFDictionary)"
        #expect(try !generated(source).contains("kSecClass"))
        var target = target
        target.modules.insert("Security")
        let text = try target.generated(from: scans(source, of: target)).text
        #expect(text.contains("public typealias CFDictionary = Security.CFDictionary\n"))
        #expect(text.contains("public let SecItemDelete = Security.SecItemDelete\n"))
        #expect(!text.contains("kSecClassGenericPassword"))
        #expect(try !target.generated(from: scans("import Security\n" + source, of: target)).text.contains("kSec"))
    }

    @Test func `A module that a package brings is none that Linux lacks`() {
        var target = target
        target.modules.insert("Charts")
        #expect(Unavailable.problems(in: scans("import Charts", of: target), of: target).isEmpty)
    }
}
