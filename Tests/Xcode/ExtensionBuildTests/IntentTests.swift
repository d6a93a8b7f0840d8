import Foundation
import XcodeFiles
import Testing
@testable import ExtensionBuild

struct IntentTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private let definition = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Programs/WidgetFixture/Coffee.intentdefinition")

    private func generated(_ source: String, from file: URL) throws -> String {
        var target = Target()
        target.modules.insert("Intents")
        target.undeclared = [file]
        return try target.generated(from: scans(source, of: target)).text
    }

    @Test func `A definition becomes the classes that Xcode makes of it`() throws {
        let expected = IntentTests.tests.appendingPathComponent("CoffeeIntents.txt")
        #expect(
            try generated("let intent: SelectCoffeeIntent, result: BeanResolutionResult", from: definition)
                == String(contentsOf: expected, encoding: .utf8))
    }

    @Test func `A definition's strings in one language are a table`() throws {
        let folder = TargetFolder()
        let file = try folder.add("ko.lproj/Coffee.intentdefinition", "\"aB1\" = \"커피\";\n")
        #expect(try generated("let cup = 1", from: file) == "// Made by the plugin WidgetExtension.\n")
        let table = try Translations(of: folder.target).files["ko.lproj/Coffee.strings"]
        #expect(table as? [String: String] == ["aB1": "커피"])
    }

    @Test func `A target that names none of them gets none`() throws {
        #expect(try generated("let cup = 1", from: definition) == "// Made by the plugin WidgetExtension.\n")
    }

    @Test func `A binary property list is read, too`() throws {
        let folder = TargetFolder()
        let file = try folder.add("Coffee.intentdefinition", "")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: definition), format: nil)
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0).write(to: file)
        #expect(
            try generated("let intent: SelectCoffeeIntent", from: file)
                == generated("let intent: SelectCoffeeIntent", from: definition))
    }

    @Test func `Types that the target declares itself stay its own`() throws {
        let text = try generated("class Bean: INObject {}\nlet intent: SelectCoffeeIntent", from: definition)
        #expect(!text.contains("class Bean:") && text.contains("class SelectCoffeeIntent:"))
    }

    @Test func `A parameter may have the name of its type`() throws {
        let folder = TargetFolder()
        let text = try String(contentsOf: definition, encoding: .utf8)
        let renamed = text.replacing("<string>bean</string>", with: "<string>Bean</string>")
        let file = try folder.add("Coffee.intentdefinition", renamed)
        let source = try generated("let intent: SelectCoffeeIntent", from: file)
        #expect(source.contains("kind: .object(Array<Bean>.Element.self)"))
    }
}
