import SourceScan
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
        ("targetEnvironment(simulator)", false), ("!(os(iOS))", true),
    ])
    func `Conditions are judged as on Linux`(condition: String, holds: Bool) {
        #expect(imports("#if \(condition)\nimport A\n#else\nimport B\n#endif") == [holds ? "2:8 A" : "4:8 B"])
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

    @Test func `Types that a file declares, and static members, are told`() {
        let found = scan("public final class URLCache { struct Inner {}; static let accent = 1 }\nenum E { case a }")
        #expect(found.types == ["URLCache", "E"])
        #expect(found.statics == ["accent"])
    }

    @Test(arguments: ["#if", "#else", "#endif\n#endif", "\"open", "/* open", "}}}", "`", "\"\\(", "#\"", "import"])
    func `Source that does not parse is scanned to its end`(text: String) {
        #expect(scan(text).imports.isEmpty)
    }
}
