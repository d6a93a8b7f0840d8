@testable import GroupStore
import TestSupport
import Testing

struct ValueTests {
    @Test(arguments: [
        (Value.integer(1), Value.real(1)), (.integer(1), .boolean(true)), (.real(0), .real(-0.0)),
        (.string("é"), .string("e\u{301}")), (.string("1"), .integer(1)), (.array([]), .dictionary([:])),
        (.data([]), .string("")), (.array([.integer(1), .integer(2)]), .array([.integer(2), .integer(1)])),
    ])
    func `Values with different spellings are different`(one: Value, other: Value) {
        #expect(one != other)
    }

    @Test(arguments: [
        (Value.real(.nan), Value.real(-.signalingNaN)), (Value(unsigned: 7), .integer(7)),
        (.dictionary(["a": .integer(1), "b": .integer(2)]), .dictionary(["b": .integer(2), "a": .integer(1)])),
    ])
    func `Values with the same spelling are equal, and hash equally`(one: Value, other: Value) {
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
    }

    @Test func `Keys are compared by their bytes`() {
        var members: Members = ["é": .integer(1), "e\u{301}": .integer(2)]
        #expect(members.count == 2)
        #expect(members["é"] == .integer(1))
        members["é"] = nil
        #expect(members["é"] == nil)
        #expect(members["e\u{301}"] == .integer(2))
    }

    @Test func `Many members are ordered by the bytes of their keys, and the last of duplicates wins`() {
        let names =
            (0..<500).flatMap { ["key \($0)", "\($0)é", "\($0)e\u{301}", "\u{10000}\($0)", "\u{ff61}\($0)"] } + [""]
        var generator = SeededGenerator(seed: 7)
        let pairs = names.shuffled(using: &generator).map { (Key($0), Value.integer(1)) }
        let members = Members(pairs + [(Key("key 7"), .integer(2))])
        let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        #expect(members.map(\.key.text.utf8).elementsEqual(expected.map(\.utf8)) { $0.elementsEqual($1) })
        #expect(members["key 7"] == .integer(2))
    }

    @Test func `Of duplicate members the last one wins`() {
        #expect(Members([("a", .integer(1)), ("b", .integer(2)), ("a", .integer(3))])["a"] == .integer(3))
    }
}
