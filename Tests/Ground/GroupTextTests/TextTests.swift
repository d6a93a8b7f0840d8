import GroupText
import Testing

struct TextTests {
    @Test(arguments: [
        ("", #""""#), ("Minsu", #""Minsu""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
        ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("민수 / 😀", "\"민수 / 😀\""),
    ])
    func `Strings are quoted with as few escapes as JSON allows`(text: String, quoted: String) {
        var bytes: [UInt8] = []
        bytes.append(quoting: text)
        #expect(String(decoding: bytes, as: UTF8.self) == quoted)
    }

    @Test(arguments: [(0, 1, 1), (2, 1, 2), (3, 1, 3), (4, 2, 1), (5, 2, 2), (99, 2, 3)])
    func `A position is given by line and character`(offset: Int, line: Int, column: Int) {
        // Two bytes for the first letter.
        let place = TextPlace(ofByte: offset, in: Array("éb\ncd".utf8))
        #expect(place.line == line)
        #expect(place.column == column)
    }

    @Test func `The closest word to a mistyped one is found, if any is close`() {
        let names = ["group.photos", "group.notes", "list"]
        #expect(closest(to: "group.noets", among: names) == "group.notes")
        #expect(closest(to: "LIST", among: names) == "list")
        #expect(closest(to: "something", among: names) == nil)
        #expect(closest(to: "d", among: ["e", "dd"]) == nil)
        #expect(closest(to: "K", among: ["k"]) == "k")
        #expect(closest(to: "group.none", among: ["group.bom"]) == nil)
        #expect(closest(to: "group.nome", among: ["group.none"]) == "group.none")
        #expect(closest(to: "gruop.none", among: ["group.none"]) == "group.none")
        #expect(closest(to: "lisp", among: names, within: 0) == nil)
        #expect(closest(to: String(repeating: "a", count: 81), among: [String(repeating: "a", count: 81)]) == nil)
    }
}
