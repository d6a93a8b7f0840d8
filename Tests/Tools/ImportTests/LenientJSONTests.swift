import GroupStore
import Testing

@testable import groupwidgets

struct LenientJSONTests {
    private func value(_ text: String) throws -> Value { try LenientJSON.value(Array(text.utf8)) }

    @Test(arguments: [
        ("{\"a\": 1, // one\n /* two\n lines */ \"b\": [1, 2,],\n}", "{\"a\": 1, \"b\": [1, 2]}"),
        ("{\"a\": \"https://x/*y*/\", \"q\": \"\\\"//\"}", "{\"a\": \"https://x/*y*/\", \"q\": \"\\\"//\"}"),
        ("[1, /* , */ ]", "[1]"), ("[1,\n// last\n]", "[1]"), ("{\"a\": \"x\ty\"}", "{\"a\": \"x y\"}"),
        ("[/**/1,/*/*/2]", "[1, 2]"), ("[null, 1]", "[1]"),
    ])
    func `Comments and trailing commas are no part of the value`(text: String, plain: String) throws {
        #expect(try value(text).json() == plain)
    }

    @Test(arguments: [
        ("{\"a\": 1 // one\n  \"b\": 2}", 2, 3), ("/* never\nended", 2, 6), ("[1,,2]", 1, 4), ("{\"a\": \"x", 1, 9),
        ("/* ☕ */ {,}", 1, 10),
    ])
    func `An error has the place in the text as it was written`(text: String, line: Int, column: Int) throws {
        let error = try #require(throws: Damage.self) { try value(text) }
        #expect([error.line, error.column] == [line, column], "\(error.reason)")
    }

    @Test(arguments: ["\"", "\"\\", "/", "/*", "//", "/*/", "{", "[,", ",", "\"\\\"", ""])
    func `Any end is read without a crash`(text: String) {
        #expect(throws: Damage.self) { try value(text) }
    }
}
