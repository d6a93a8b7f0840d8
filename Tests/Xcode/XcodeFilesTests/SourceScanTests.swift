import XcodeFiles
import Testing

struct SourceScanTests {
    private func scan(_ text: String) -> SourceScan { SourceScan(text, modules: ["Foundation", "SwiftUI"]) }

    private func imports(_ text: String) -> [String] {
        scan(text).imports.map { "\($0.place.line):\($0.place.column) \($0.module)" }
    }

    @Test func `Imports are told with their places`() {
        let text = """
            // import Nothing
            /* import Less /* import Least */ */
            import Foundation
            @testable import Model ; import struct SwiftUI.Color
            let text = "import Words"
            @preconcurrency import os.log
            """
        #expect(imports(text) == ["3:8 Foundation", "4:18 Model", "4:40 SwiftUI", "6:24 os"])
    }

    @Test(arguments: [
        ("os(Linux)", true), ("os(iOS)", false), ("!os(watchOS)", true), ("canImport(SwiftUI)", true),
        ("canImport(UIKit)", false), ("os(iOS) || os(Linux)", true), ("canImport(SwiftUI) && !os(Linux)", false),
        ("(os(iOS) || os(macOS)) && DEBUG", false), ("DEBUG", true), ("MY_FLAG", false), ("swift(>=5.9)", true),
        ("targetEnvironment(simulator)", false), ("!(os(iOS))", true), ("swift(<5.9)", false), ("swift(>=6)", false),
        ("compiler(>=6)", true), ("compiler(<6.0)", false), ("compiler(>=99.1)", false), ("swift(>=5.9.2)", true),
        ("swift(>=5.5) && canImport(SwiftUI)", true), ("compiler(6)", false),
    ])
    func `Conditions are judged as on Linux`(condition: String, holds: Bool) {
        #expect(imports("#if \(condition)\nimport A\n#else\nimport B\n#endif") == [holds ? "2:8 A" : "4:8 B"])
    }

    @Test(arguments: [
        ("WIDGET_EXTENSION", true), ("WIDGET_EXTENSION && DEBUG", false), ("!DEBUG || OTHER", true), ("OTHER", false),
    ])
    func `Conditions hold that the target defines`(condition: String, holds: Bool) {
        let text = "#if \(condition)\nimport A\n#endif"
        #expect(SourceScan(text, modules: [], conditions: ["WIDGET_EXTENSION"]).imports.isEmpty != holds)
    }

    @Test func `Words count of all builds, and imports of what each build has`() {
        let text = """
            #if DEBUG
            import Charts
            import SwiftUI
            URLSession.shared
            #else
            import SwiftUI
            Color.brand
            #endif
            #if WIDGET
            UserDefaults.standard
            #endif
            """
        let found = SourceScan(forAllBuilds: text, modules: [], conditions: ["WIDGET"])
        #expect(found.words.isSuperset(of: ["URLSession", "brand", "UserDefaults"]))
        #expect(found.imports.map(\.module) == ["SwiftUI"])
    }

    @Test func `A program begins at an attribute, not at a word`() {
        #expect(scan("@main struct B: WidgetBundle {}").hasMain)
        #expect(!scan("let bundle = Bundle.main; DispatchQueue.main.async {}").hasMain)
        #expect(!scan("@available(iOS 16, *) func main() {}").hasMain)
    }

    @Test func `One branch of several is compiled, and the others are told`() {
        let text = """
            #if os(iOS) // phones
            import A
              #if DEBUG
              import B
              #endif
            #elseif os(Linux)
            import C
            #elseif canImport(Foundation)
            import D
            #else
            import E
            #endif
            """
        #expect(imports(text) == ["7:8 C"])
        #expect(
            scan(text).hidden.map { "\($0.place.line) \($0.condition)" }
                == ["1 #if os(iOS) ", "8 #elseif canImport(Foundation)", "10 #else"])
    }

    @Test func `Words stand in code and in interpolations, not in text or comments`() {
        let text = ##"""
            let a = "one \(two("three \(four)")) five" + #"six \(seven) \#(eight)"#
            let b = """
                nine "ten" \(eleven)
                """ // twelve
            `default`
            """##
        let words = scan(text).words
        #expect(words.isSuperset(of: ["two", "four", "eight", "eleven", "default"]))
        #expect(words.isDisjoint(with: ["one", "three", "five", "six", "seven", "nine", "ten", "twelve"]))
    }

    @Test(arguments: [
        ##"let a = #"""#; after()"##, ##"let a = #"""""#; after()"##, #"text.split(separator: /"/).map { after() }"#,
        #"let a = /[{]/; after()"#, #"if text.contains(/\/{2}"/) { after() }"#, "let a = #/[\"{/]/#; after()",
        "let a = #/\n  \"{\n/#\nafter()", "let a = b / c; let d = \"\\(e) / f\"; after()",
        "let a = \"\"\"\n\"quoted\"\n\"\"\"; after()", "send(/Action.first, to: /Action.second, after())",
    ])
    func `What follows a regular expression or a raw string is code`(text: String) {
        let found = scan(text + "\nstruct Outer {}")
        #expect(found.words.contains("after"))
        #expect(found.types.contains("Outer"))
    }

    @Test func `What a regular expression matches is no code`() {
        #expect(scan(#"let a = /\(word\) other/"#).words.isDisjoint(with: ["word", "other"]))
        #expect(scan("let a = b /c/ d").words.isSuperset(of: ["b", "c", "d"]))
    }

    @Test func `Types that a file declares, and static members, are told`() {
        let found = scan("public final class URLCache { struct Inner {}; static let accent = 1 }\nenum E { case a }")
        #expect(found.types == ["URLCache", "E"])
        #expect(found.statics == ["URLCache.accent"])
    }

    @Test func `A static member is told with its type`() {
        let text = """
            import struct SwiftUI.Color
            func f() { static let none = 1 }
            extension SwiftUI.Color { enum Inner { static let a = 1 }; public static var brand: Color { .init() } }
            extension ShapeStyle where Self == Color { static var ink: Color { .init() } }
            final class Keys { class func make() { static let last = 1 } }
            """
        #expect(scan(text).statics == [".none", "Inner.a", "Color.brand", "ShapeStyle.ink", ".last"])
    }

    @Test(arguments: [
        "#if", "#else", "#endif\n#endif", "\"open", "/* open", "}}}", "`", "\"\\(", "#\"", "import", "#/", "= /",
        "= /a\\", "#/a\\", "\"\"\"", "#if swift(", "#if compiler(>=",
    ])
    func `Source that does not parse is scanned to its end`(text: String) {
        #expect(scan(text).imports.isEmpty)
    }

    @Test func `The type of a member is known right after the imports, too`() {
        let text = "import struct SwiftUI.Color\nimport SwiftUI\n\nextension Color { static let own = 1 }"
        #expect(scan(text).statics == ["Color.own"])
    }

    @Test func `What extensions bring is told by the type that they extend`() {
        let text = """
            import SwiftUI
            struct Own { func no() {} }
            extension SwiftUI.Color: Codable {
                static let brand = 1
                var hex: String { let inner = "1"; return inner }
                init(hex: String) {}
            }
            extension Own { enum Kind { case one } ; static func == (a: Own, b: Own) -> Bool { true } }
            """
        #expect(scan(text).extensions == ["Color": ["", "brand", "hex", "init(hex"], "Own": ["+", "Kind"]])
        #expect(!scan(text).hasOperators)
        #expect(scan("func + (a: A, b: A) -> A { a }").hasOperators)
    }
}
