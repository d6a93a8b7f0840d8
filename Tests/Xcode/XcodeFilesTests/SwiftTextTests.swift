import TestSupport
import Testing
import XcodeFiles

struct SwiftTextTests {
    @Test func `What data says stays within its literal, its comment or its name`() throws {
        let made = HostileText.payloads.enumerated().map { place, words -> String in
            let name = SwiftName(words) ?? "none"
            let text: SwiftText = """
                // \(comment: words)
                let a\(place): [String] = [\(literal: words), "\\(1)"]
                enum E\(place) { case \(name) }
                """
            return text.text
        }
        #expect(try HostileText.code(in: made) == [])
    }

    @Test(arguments: [
        ("a\"b\\", #""a\"b\\""#), ("a\nb\u{0}", #""a\u{a}b\u{0}""#), ("it's größer", "\"it's größer\""),
        ("a\u{202E}b\u{2028}", #""a\u{202e}b\u{2028}""#), ("\\(x)", #""\\(x)""#),
    ])
    func `A literal is one line, with what does not show as itself by its number`(text: String, literal: String) {
        #expect(("\(literal: text)" as SwiftText).text == literal)
    }

    @Test(arguments: [
        ("bean", "bean"), ("_a1", "_a1"), ("größe", "größe"), ("이름", "이름"), ("default", "`default`"),
        ("Self", "`Self`"),
    ])
    func `A name is declared as it is, or in backticks where it is a word of the language`(
        text: String, source: String
    ) {
        #expect(SwiftName(text)?.source == source)
    }

    @Test(arguments: [
        "", "_", "1a", "a b", "a-b", "$0", "a`", "a\u{200D}", "a\u{202E}", "\u{301}a", "a\u{0}", "a;b", "😀",
    ])
    func `What is no identifier is no name`(text: String) {
        #expect(SwiftName(text) == nil)
    }
}
