@testable import GroupStore
import TestSupport
import Testing

struct SuiteTextEditingTests {
    private func edited(_ text: String, _ assignments: [Key: Value?]) throws -> String? {
        try SuiteText(text).setting(assignments).map { edit in
            edit.text.result.withBytes { String(decoding: $0, as: UTF8.self) }
        }
    }

    @Test(
        arguments: [
            // A file of ours: keys in order.
            ("{\n  \"b\": 1\n}\n", ["a": .integer(0)], "{\n  \"a\": 0,\n  \"b\": 1\n}\n"),
            ("{\n  \"b\": 1\n}\n", ["c": .integer(2)], "{\n  \"b\": 1,\n  \"c\": 2\n}\n"),
            ("{\n  \"a\": 1,\n  \"c\": 3\n}\n", ["b": .integer(2)], "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n"),
            ("{\n  \"a\": 1,\n  \"c\": 3\n}\n", ["a": nil], "{\n  \"c\": 3\n}\n"),
            ("{\n  \"a\": 1,\n  \"c\": 3\n}\n", ["c": nil], "{\n  \"a\": 1\n}\n"),
            ("{\n  \"a\": 1,\n  \"c\": 3\n}\n", ["c": nil, "d": .integer(4)], "{\n  \"a\": 1,\n  \"d\": 4\n}\n"),
            ("{\n  \"a\": 1,\n  \"c\": 3\n}\n", ["a": nil, "c": nil], "{}\n"),
            ("{\n  \"a\": 1\n}\n", ["a": nil, "b": .integer(2)], "{\n  \"b\": 2\n}\n"),
            ("{}", ["a": .integer(1), "b": .boolean(true)], "{\n  \"a\": 1,\n  \"b\": true\n}"),
            // Someone else's: their order, indent, line ends and blank lines.
            ("{\"b\":1,\"a\":2}", ["c": .integer(3)], "{\"b\":1,\"a\":2,\"c\":3}"),
            ("{\"b\":1,\"a\":2}", ["b": .array([.integer(1), .integer(2)])], "{\"b\":[1, 2],\"a\":2}"),
            ("{ \"a\": 1 }", ["b": .integer(2)], "{ \"a\": 1, \"b\": 2 }"),
            ("{\"a\": 1}", ["b": .integer(2)], "{\"a\": 1, \"b\": 2}"),
            ("{\r\n\t\"a\" : 1\r\n}\r\n", ["b": .integer(2)], "{\r\n\t\"a\" : 1,\r\n\t\"b\" : 2\r\n}\r\n"),
            (
                "{\n    \"z\": 1,\n\n    \"a\": 2\n}", ["m": .integer(3)],
                "{\n    \"z\": 1,\n\n    \"a\": 2,\n    \"m\": 3\n}"
            ),
            // Commas that lead, or stand alone.
            ("{\n\"a\":1\n,\n\"b\":2\n}\n", ["c": .integer(3)], "{\n\"a\":1\n,\n\"b\":2\n,\n\"c\":3\n}\n"),
            ("{ \"a\": 1\n\n, \"b\": 2 }", ["c": .integer(3)], "{ \"a\": 1\n\n, \"b\": 2\n, \"c\": 3 }"),
            ("{\n  \"a\":   1e0,\n  \"b\":2 }", ["b": .integer(3)], "{\n  \"a\":   1e0,\n  \"b\":3 }"),
            ("\u{FEFF} {\n} ", ["a": .integer(1)], "\u{FEFF} {\n  \"a\": 1\n} "),
            (#"{"\u0061": 1, "b": 2}"#, ["a": .integer(9)], #"{"\u0061": 9, "b": 2}"#),
        ] as [(String, [Key: Value?], String)])
    func `Only changed members are touched`(before: String, assignments: [Key: Value?], after: String) throws {
        #expect(try edited(before, assignments) == after)
    }

    @Test(
        arguments: [
            ("{\"a\": 1.00}", ["a": .real(1)]), ("{\"a\": {\"$real\": \"nan\"}}", ["a": .real(.nan)]),
            ("{}", ["a": nil]),
            (#"{"a": {"y": 1, "x": 2}}"#, ["a": .dictionary(["x": .integer(2), "y": .integer(1)])]), ("{ }", [:]),
        ] as [(String, [Key: Value?])])
    func `Equal values are not written`(text: String, assignments: [Key: Value?]) throws {
        #expect(try edited(text, assignments) == nil)
    }

    @Test func `Long arrays and dictionaries are spread over lines, short ones are not`() throws {
        let long = Value.array(
            (0..<3).map { .dictionary(["name": .string("vehicle number \($0)"), "speed": .real(40)]) })
        #expect(
            try edited("{}\n", ["short": .array([.integer(1)]), "vehicles": long]) == """
                {
                  "short": [1],
                  "vehicles": [
                    {"name": "vehicle number 0", "speed": 40.0},
                    {"name": "vehicle number 1", "speed": 40.0},
                    {"name": "vehicle number 2", "speed": 40.0}
                  ]
                }

                """)
    }

    @Test func `A change set lists old and new values in the order of keys`() throws {
        let edit = try #require(
            try SuiteText(#"{"a": 1, "b": 2, "c": 3}"#)
                .setting(["c": .integer(3), "b": .integer(9), "a": nil, "d": .integer(4)]))
        #expect(
            Array(edit.changes) == [
                Change(key: "a", old: .integer(1), new: nil), Change(key: "b", old: .integer(2), new: .integer(9)),
                Change(key: "d", old: nil, new: .integer(4)),
            ])
    }

    @Test func `Random edits of random texts agree with a dictionary`() throws {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<1_000 {
            var expected = Members.random(depth: 1, using: &generator)
            var document = try SuiteText(.shuffled(expected, using: &generator))
            for _ in 0..<4 {
                let edit = randomEdit(of: expected, using: &generator)
                for (key, value) in edit { expected[key] = value }
                let before = document
                if let (text, changes) = document.setting(edit) {
                    let update = try document.updated(to: text.result)
                    document = try SuiteText(text.result)
                    #expect(update.document.values == expected)
                    #expect(update.changes(since: before) == changes)
                }
                #expect(document.values == expected, "\(before.string) \(edit)")
            }
        }
    }

    private func randomEdit(of members: Members, using generator: inout SeededGenerator) -> [Key: Value?] {
        var edit: [Key: Value?] = [:]
        for member in members where Int.random(in: 0..<3, using: &generator) == 0 {
            let removed = Bool.random(using: &generator)
            edit[member.key] = .some(removed ? nil : Value.random(depth: 1, using: &generator))
        }
        for member in Members.random(depth: 1, using: &generator) { edit[member.key] = .some(member.value) }
        return edit
    }
}

extension Text {
    /// The members in any order and style.
    static func shuffled(_ members: Members, using generator: inout SeededGenerator) -> Text {
        let indent = ["", "\n", "\n  ", "\n    ", "\r\n\t", " "].pick(&generator)
        let colon = [":", ": ", " : "].pick(&generator)
        let isSorted = Bool.random(using: &generator)
        let ordered = isSorted ? Array(members) : members.shuffled(using: &generator)
        let lines = ordered.map { member in
            var writer = TextWriter()
            writer.append(quoting: member.key.text)
            writer.append(Array(colon.utf8))
            writer.append(member.value, level: 1)
            return indent + String(decoding: writer.bytes, as: UTF8.self)
        }
        return Text("{\(lines.joined(separator: ","))\(["", "\n", " "].pick(&generator))}".utf8)
    }
}
