import Foundation
@testable import GroupStore
import TestSupport
import Testing

extension SuiteText {
    init(_ text: String) throws(Damage) {
        try self.init(Text(text.utf8))
    }

    var string: String { text.withBytes { String(decoding: $0, as: UTF8.self) } }

    var values: Members {
        Members(members.indices.map { (key(ofMember: $0), value(ofMember: $0)) })
    }
}

struct SuiteTextTests {
    @Test(arguments: [
        (#""x""#, Value.string("x")), (#""""#, .string("")), (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
        (#""\u00e9\uD83D\uDE00\u0000""#, .string("é😀\0")), (#""없음 😀""#, .string("없음 😀")),
        ("0", .integer(0)), ("-0", .integer(0)), ("-9223372036854775808", .integer(.min)),
        ("9223372036854775807", .integer(.max)), ("9223372036854775808", .unsigned(1 << 63)),
        ("18446744073709551615", .unsigned(.max)), ("3.0", .real(3)), ("3e0", .real(3)), ("-0.0", .real(-0.0)),
        ("1E+2", .real(100)), ("0.1", .real(0.1)), ("1e-400", .real(0)), ("true", .boolean(true)),
        ("false", .boolean(false)), ("[]", .array([])), ("[ 1 , [ ] ]", .array([.integer(1), .array([])])),
        ("{}", .dictionary([:])), (#"{"b":1, "a":2}"#, .dictionary(["a": .integer(2), "b": .integer(1)])),
        (#"{"$date": "2001-01-01T00:00:01.5Z"}"#, .date(Timestamp(secondsSinceReferenceDate: 1.5))),
        (#"{"$date": 1e300}"#, .date(Timestamp(secondsSinceReferenceDate: 1e300))),
        (#"{"$date": "-inf"}"#, .date(Timestamp(secondsSinceReferenceDate: -.infinity))),
        (#"{ "$data" : "AQID" }"#, .data([1, 2, 3])), (#"{"$real": "nan"}"#, .real(.nan)),
        (#"{"$real": "-inf"}"#, .real(-.infinity)), (#"{"$other": 1}"#, .dictionary(["$other": .integer(1)])),
        (#"{"$dict": {"$date": "x", "a": 1}}"#, .dictionary(["$date": .string("x"), "a": .integer(1)])),
        (#"{"$dict": {"$dict": {"$data": "AQID"}}}"#, .dictionary(["$dict": .data([1, 2, 3])])),
        (#"{"\u0024data": "AQID"}"#, .data([1, 2, 3])),
    ])
    func `Values are read by the grammar`(text: String, value: Value) throws {
        let document = try SuiteText("{\"k\": \(text)}")
        #expect(document.value("k") == value)
    }

    /// What is wrong, and the line and column of it.
    @Test(arguments: [
        ("", Damage.Reason.emptyFile, 1, 1), (" \n ", .emptyFile, 2, 2), ("[]", .expected("'{'"), 1, 1),
        ("{", .cutShort, 1, 2), (#"{"a""#, .cutShort, 1, 5), (#"{"a": "#, .cutShort, 1, 7),
        (#"{"a": 1"#, .cutShort, 1, 8),
        (#"{"a": 1,}"#, .expected("a key in double quotes"), 1, 9), (#"{"a" 1}"#, .expected("':'"), 1, 6),
        (#"{"a": 1 "b": 2}"#, .expected("',' or '}'"), 1, 9), (#"{"a": [1 2]}"#, .expected("',' or ']'"), 1, 10),
        (#"{"a": [1,]}"#, .expected("a value"), 1, 10), (#"{"a": }"#, .expected("a value"), 1, 7),
        (#"{a: 1}"#, .expected("a key in double quotes"), 1, 2),
        (#"{'a': 1}"#, .expected("a key in double quotes"), 1, 2),
        ("{}x", .textAfterEnd, 1, 3), ("{}\n{}", .textAfterEnd, 2, 1),
        ("{\n  \"a\": 1,\n  \"a\": 2\n}", .duplicateKey("a"), 3, 3),
        ("{\"b\": 1, \"a\": 2, \"b\": 3}", .duplicateKey("b"), 1, 18),
        (#"{"a": 1, "\u0061": 2}"#, .duplicateKey("a"), 1, 10),
        (#"{"k": {"a": 1, "a": 2}}"#, .duplicateKey("a"), 1, 16),
        (#"{"k": [{"b": 1, "a": 2, "b": 2}]}"#, .duplicateKey("b"), 1, 25),
        (#"{"a": nul}"#, .expected("a value"), 1, 7), (#"{"a": null}"#, .null, 1, 7),
        (#"{"a": TRUE}"#, .expected("a value"), 1, 7),
        (#"{"a": 01}"#, .badNumber, 1, 7), (#"{"a": -}"#, .badNumber, 1, 7), (#"{"a": 1.}"#, .badNumber, 1, 7),
        (#"{"a": 1e}"#, .badNumber, 1, 7), (#"{"a": +1}"#, .expected("a value"), 1, 7),
        (#"{"a": .5}"#, .expected("a value"), 1, 7),
        (#"{"a": NaN}"#, .expected("a value"), 1, 7), (#"{"a": 18446744073709551616}"#, .numberOutOfRange, 1, 7),
        (#"{"a": -9223372036854775809}"#, .numberOutOfRange, 1, 7), (#"{"a": 1e400}"#, .numberOutOfRange, 1, 7),
        ("{\"é없😀\": x}", .expected("a value"), 1, 9), ("{\"a\": \"\n\"}", .controlCharacter, 1, 8),
        (#"{"a": "\x"}"#, .badEscape, 1, 8), (#"{"a": "\u12g4"}"#, .badEscape, 1, 8),
        (#"{"a": "\uD800"}"#, .loneSurrogate, 1, 8),
        (#"{"a": "\uDC00"}"#, .loneSurrogate, 1, 8), (#"{"a": "\uD800\u0041"}"#, .loneSurrogate, 1, 8),
        (#"{"a": "\uD800\u12g4"}"#, .badEscape, 1, 14),
        (#"{"a": {"$date": "x"}}"#, .badSpecialValue("$date"), 1, 8),
        (#"{"a": {"$date": true}}"#, .badSpecialValue("$date"), 1, 8),
        (#"{"a": {"$data": "A"}}"#, .badSpecialValue("$data"), 1, 8),
        (#"{"a": {"$real": "1"}}"#, .badSpecialValue("$real"), 1, 8),
        (#"{"a": {"$dict": 1}}"#, .badSpecialValue("$dict"), 1, 8),
        (#"{"a": {"$data": "", "b": 1}}"#, .badSpecialForm("$data"), 1, 21),
        (#"{"a": {"b": 1, "$data": ""}}"#, .badSpecialForm("$data"), 1, 16),
    ])
    func `Damage is reported with its position`(text: String, reason: Damage.Reason, line: Int, column: Int) {
        let damage = #expect(throws: Damage.self) { try SuiteText(text) }
        #expect(damage?.reason == reason)
        #expect(damage.map { [$0.line, $0.column] } == [line, column])
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func `What is not UTF-8 is refused`(bytes: [UInt8]) {
        let text = Array(#"{"a": ""#.utf8) + bytes + Array(#""}"#.utf8)
        let damage = #expect(throws: Damage.self) { try SuiteText(Text(text)) }
        #expect(damage?.reason == .invalidUTF8)
    }

    @Test func `Nesting is accepted up to 512 levels`() throws {
        func nested(_ levels: Int) -> String {
            #"{"a": "# + String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1) + "}"
        }
        #expect(throws: Never.self) { try SuiteText(nested(512)) }
        let damage = #expect(throws: Damage.self) { try SuiteText(nested(513)) }
        #expect(damage?.reason == .tooDeep)
        #expect(throws: Damage.self) { try SuiteText(nested(1_000_000)) }
    }

    @Test func `Nested wrapped dictionaries are read in one pass`() throws {
        // Every second one is the key of a dictionary, which may hold a number; the others must hold an object.
        func wrapped(_ depth: Int) -> String {
            #"{"a": "# + String(repeating: #"{"$dict": "#, count: depth) + "1"
                + String(repeating: "}", count: depth + 1)
        }
        #expect(throws: Never.self) { try SuiteText(wrapped(500)) }
        #expect(throws: Damage.self) { try SuiteText(wrapped(501)) }
    }

    @Test func `A byte order mark is skipped`() throws {
        #expect(try SuiteText("\u{FEFF}{\"a\": 1}").value("a") == .integer(1))
    }

    @Test func `Keys are found in any order, escaped or not`() throws {
        let document = try SuiteText(#"{"b": 1, "\u0061": 2, "c\n": 3, "": 4}"#)
        #expect(["b", "a", "c\n", ""].map { document.value($0) } == [1, 2, 3, 4].map(Value.integer))
        #expect(document.value("x") == nil)
    }
}
