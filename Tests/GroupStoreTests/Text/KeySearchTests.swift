import TestSupport
import Testing

@testable import GroupStore

/// A search through a window says what a document says, or nothing.
struct KeySearchTests {
    private func outcome(for key: Key, in text: String) -> KeySearch.Outcome {
        let bytes = Array(text.utf8)
        return KeySearch.outcome(for: key, size: bytes.count) { buffer, offset in
            let part = bytes[offset...].prefix(buffer.count)
            buffer.copyBytes(from: part)
            return part.count
        }
    }

    private func value(for key: Key, in text: String) -> Value?? {
        if case .found(let value) = outcome(for: key, in: text) { value } else { nil }
    }

    /// Members of every length, so that the window ends at any place in one.
    private func large(_ count: Int, using generator: inout SeededGenerator) -> String {
        let members = (10_000..<10_000 + count).map { number in
            "  \"k\(number)\": \"\(String(repeating: "없", count: .random(in: 0...400, using: &generator)))\(number)\""
        }
        return "{\n\(members.joined(separator: ",\n"))\n}\n"
    }

    @Test func `Every key of a text that is many windows long is found`() throws {
        var generator = SeededGenerator(seed: 5)
        let text = large(2_000, using: &generator)
        #expect(text.utf8.count > 4 * KeySearch.window)
        let document = try Document(Text(text.utf8))
        for number in stride(from: 10_000, to: 12_000, by: 199) + [11_999] {
            let key = Key("k\(number)")
            #expect(value(for: key, in: text) == .some(document.value(key)), "\(key)")
        }
        #expect(value(for: "k1", in: text) == .some(nil))
        #expect(value(for: "k12", in: text) == .some(nil))
    }

    @Test func `What only a document can tell is unclear`() {
        let long = String(repeating: "x", count: KeySearch.window)
        for text in [
            "", "{", "[]", #"{"a": 1,}"#, #"{"a": 1} x"#, #"{"b": 1, "a": 2}"#, #"{"a": 1, "a": 2}"#, #"{"\u0061": 1}"#,
            "{\"a\": \"\(long)\"}", "\(long.replacing("x", with: " ")){\"a\": 1}", "{\"a\": 1}\(long)",
            "{\"a\": 1\(long.replacing("x", with: " "))", "{\"a\": 01}",
        ] {
            #expect(value(for: "a", in: text) == nil, "\(text.prefix(30))")
        }
    }

    @Test(arguments: ["{}", "\u{FEFF}{ }\n", #"{"b": 1}"#]) func `A small text is searched as well`(text: String) {
        #expect(value(for: "a", in: text) == .some(nil))
    }

    @Test func `A file that is shorter than it was said to be is unclear`() {
        let outcome = KeySearch.outcome(for: "a", size: 100) { buffer, _ in
            buffer.copyBytes(from: #"{"a": 1}"#.utf8)
            return 8
        }
        if case .found = outcome { Issue.record("found though the file was cut short") }
    }
}
