import Foundation
import GroupStore
import Testing

/// Values and suites as text, without a file.
struct ValueTextTests {
    @Test(
        arguments: [
            ("1", .integer(1)), (" 1 ", .integer(1)), ("\n\"a\"\n", .string("a")),
            ("[1, 2.0]", .array([.integer(1), .real(2)])),
            ("{\"a\": true}", .dictionary(["a": .boolean(true)])),
        ] as [(String, Value)])
    func `A value is read from text, whatever space is around it`(text: String, value: Value) throws {
        #expect(try Value(json: Array(text.utf8)) == value)
    }

    @Test(arguments: ["", " ", "1 2", "[1", "{\"a\": 1} x", "nul"])
    func `What is not one value is refused`(text: String) {
        #expect(throws: Damage.self) { try Value(json: Array(text.utf8)) }
    }

    @Test func `A value is written on one line, or over several`() throws {
        let long = Value.array((0..<40).map { .string("element \($0)") })
        #expect(!long.json().contains("\n"))
        #expect(long.json(onOneLine: false).split(separator: "\n").count == 42)
        for text in [long.json(), long.json(onOneLine: false)] { #expect(try Value(json: Array(text.utf8)) == long) }
        #expect(Value.dictionary(["a": .integer(1)]).json(onOneLine: false) == "{\"a\": 1}")
    }

    @Test(arguments: [(100, 1), (101, 3)])
    func `A line has 100 columns at most`(columns: Int, lines: Int) {
        let array = Value.array([.string(String(repeating: "x", count: columns - 4))])
        let dictionary = Value.dictionary(["key": .string(String(repeating: "x", count: columns - 11))])
        for value in [array, dictionary] {
            #expect(value.json().count == columns)
            #expect(value.json(onOneLine: false).split(separator: "\n").count == lines)
        }
    }

    @Test func `Members come back from their text`() throws {
        let members: Members = ["b": .integer(1), "a": .array([.boolean(false)])]
        #expect(members.json == "{\n  \"a\": [false],\n  \"b\": 1\n}\n")
        #expect(try Members(json: Array(members.json.utf8)) == members)
        #expect(try Members(json: Array(Members().json.utf8)).isEmpty)
    }

    @Test func `Now is the time of the system's clock, in microseconds`() {
        let before = Date().timeIntervalSinceReferenceDate
        let now = Timestamp.now.secondsSinceReferenceDate
        #expect(now >= before - 0.001 && now <= Date().timeIntervalSinceReferenceDate + 0.001)
        #expect((now * 1e6).rounded() / 1e6 == now)
    }
}
