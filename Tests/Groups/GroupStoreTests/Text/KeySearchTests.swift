import TestSupport
import Testing

@testable import GroupStore

/// A search through a window says what a document says, or nothing.
struct KeySearchTests {
    /// Nil where that is unclear.
    private func value(for key: Key, in text: String, window: Int = 64) -> Value?? {
        let bytes = Array(text.utf8)
        let outcome = KeySearch.outcome(for: key, size: bytes.count, window: window) { buffer, offset in
            let part = bytes[offset...].prefix(buffer.count)
            buffer.copyBytes(from: part)
            return part.count
        }
        if case .found(let value) = outcome { return value } else { return nil }
    }

    /// Members of every length, so that the window ends at any place in one.
    private func long(_ count: Int, using generator: inout SeededGenerator) -> String {
        let members = (100..<100 + count).map { number in
            "  \"k\(number)\": \"\(String(repeating: "없", count: .random(in: 0...12, using: &generator)))\(number)\""
        }
        return "{\n\(members.joined(separator: ",\n"))\n}\n"
    }

    @Test func `Every key of a text many windows long is found`() throws {
        var generator = SeededGenerator(seed: 5)
        let text = long(100, using: &generator)
        let document = try SuiteText(Text(text.utf8))
        for window in [64, 65, 71, 100, 1_000, text.utf8.count - 1, text.utf8.count, KeySearch.window] {
            for number in 100..<200 {
                let key = Key("k\(number)")
                #expect(value(for: key, in: text, window: window) == .some(document.value(key)), "\(key) \(window)")
            }
            #expect(value(for: "k1", in: text, window: window) == .some(nil))
            #expect(value(for: "k12", in: text, window: window) == .some(nil))
        }
    }

    @Test func `What takes a full parse is reported as unclear`() {
        let long = String(repeating: "x", count: 64)
        for text in [
            "", "{", "[]", #"{"a": 1,}"#, #"{"a": 1} x"#, #"{"b": 1, "a": 2}"#, #"{"a": 1, "a": 2}"#, #"{"\u0061": 1}"#,
            "{\"a\": \"\(long)\"}", "\(long.replacing("x", with: " ")){\"a\": 1}", "{\"a\": 1}\(long)",
            "{\"a\": 1\(long.replacing("x", with: " "))", "{\"a\": 01}", #"{"": 1, "": 2, "a": 1}"#,
            "{\"\": 1, \"\": \"\(long.dropLast(10))\", \"a\": 1}",
        ] {
            #expect(value(for: "a", in: text) == nil, "\(text.prefix(30))")
        }
    }

    @Test func `A key without letters may be the first`() {
        let long = String(repeating: "x", count: 50)
        #expect(value(for: "a", in: "{\"\": \"\(long)\", \"a\": 1}") == .integer(1))
    }

    @Test(arguments: ["{}", "\u{FEFF}{ }\n", #"{"b": 1}"#]) func `A small text is searched too`(text: String) {
        #expect(value(for: "a", in: text) == .some(nil))
    }

    @Test func `A file shorter than expected is reported as unclear`() {
        let outcome = KeySearch.outcome(for: "a", size: 100) { buffer, _ in
            buffer.copyBytes(from: #"{"a": 1}"#.utf8)
            return 8
        }
        if case .found = outcome { Issue.record("found though the file was cut short") }
    }
}
