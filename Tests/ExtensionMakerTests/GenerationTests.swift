import Foundation
import SourceScan
import Testing
@testable import ExtensionMaker

/// Source, as if it stood in one file of a target.
func scans(_ text: String, of target: Target) -> [(file: URL, scan: SourceScan)] {
    [(URL(fileURLWithPath: "/widget/Widget.swift"), SourceScan(text, modules: target.modules))]
}

struct GenerationTests {
    private var target: Target {
        var target = Target()
        target.modules.formUnion(["AppGroups", "SwiftUI"])
        return target
    }

    private func generated(_ source: String) throws -> String {
        try target.generated(from: scans(source, of: target)).text
    }

    @Test func `A target that needs nothing gets nothing`() throws {
        #expect(try generated("import Foundation\nlet a = 1") == "// Made by the plugin WidgetExtension.\n")
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

    @Test func `A type that a target declares itself stays its own`() throws {
        #expect(try !generated("struct URLCache {}\nlet a = URLCache()").contains("URLCache"))
    }

    @Test func `An import of what Linux lacks is one line that says what to do`() {
        let source = "import Foundation\nimport CoreData\n#if canImport(Charts)\nimport Charts\n#endif\nimport Network"
        #expect(
            Unavailable.problems(in: scans(source, of: target), of: target) == [
                "/widget/Widget.swift:2:8: error: there is no CoreData on Linux; let the app write what the widget "
                    + "shows into its group, as a file or in UserDefaults, or put this code inside "
                    + "'#if canImport(CoreData)'",
                "/widget/Widget.swift:6:8: error: there is no Network on Linux; use URLSession, or put this code "
                    + "inside '#if canImport(Network)'",
            ])
    }

    @Test func `A module that a package brings is none that Linux lacks`() {
        var target = target
        target.modules.insert("Charts")
        #expect(Unavailable.problems(in: scans("import Charts", of: target), of: target).isEmpty)
    }
}
