@testable import GroupStore
import TestSupport
import Testing

struct SuiteTextUpdatingTests {
    @Test(
        arguments: [
            (#"{"a": 1, "b": 2, "c": 3}"#, #"{"a": 1, "b": 25, "c": 3}"#, ["b"]),
            (#"{"a": 1, "b": 2, "c": 3}"#, #"{"a": 1, "c": 3}"#, ["b"]),
            (#"{"a": 1, "b": 2, "c": 3}"#, #"{"a": 1, "b": 2, "bb": 2, "c": 3}"#, ["bb"]),
            (#"{"a": 1, "b": 2, "c": 3}"#, #"{"c": 3, "b": 2, "a": 1}"#, []),
            (#"{"a": 1, "b": 2, "c": 3}"#, "{\n\"a\": 1,\n\"b\": 2,\n\"c\": 3\n}", []),
            (#"{"a": 1, "b": "x", "c": "y"}"#, #"{"a": 1, "b": "x\", \"c\": \"y"}"#, ["b", "c"]),
            (#"{"a": 1, "b": 1, "c": 1}"#, #"{"a": 1, "b": 11, "c": 1}"#, ["b"]),
            (#"{"a": 1, "a1": 1, "a2": 1}"#, #"{"a": 1, "a1": 1, "a1b": 1, "a2": 1}"#, ["a1b"]),
            (#"{ "a":1,"b":2}"#, #" {"c":1,"b":2}"#, ["a", "c"]),
            (#"{}"#, #"{"a": 1}"#, ["a"]), (#"{"a": 1}"#, #"{}"#, ["a"]),
        ] as [(String, String, [Key])])
    func `Changed keys are found`(before: String, after: String, keys: [Key]) throws {
        let old = try SuiteText(before)
        let update = try old.updated(to: Text(after.utf8))
        #expect(update.document.values == (try SuiteText(after).values))
        #expect(update.changes(since: old).map(\.key) == keys)
    }

    @Test(arguments: [#"{"a": 1, "b": 2, "b": 3}"#, #"{"a": 1, "b": 2, "c": 3"#, #"{"a": 1, "b": x, "c": 3}"#])
    func `Damage is found as in a text read for the first time`(after: String) throws {
        let old = try SuiteText(#"{"a": 1, "b": 2, "c": 3}"#)
        let full = #expect(throws: Damage.self) { try SuiteText(after) }
        let partial = #expect(throws: Damage.self) { try old.updated(to: Text(after.utf8)) }
        #expect(full == partial)
    }

    @Test func `In a large suite a small change touches few members`() throws {
        let keys = (0..<10_000).map { "\"key\($0 + 10_000)\": \"value \($0)\"" }
        let old = try SuiteText("{\n\(keys.joined(separator: ",\n"))\n}")
        let edit = try #require(old.setting(["key15000": .string("other")]))
        let update = try old.updated(to: edit.text.result)
        #expect(update.new.count <= 2)
        #expect(update.changes(since: old).map(\.key) == ["key15000"])
    }

    @Test func `An update equals a fresh read, whatever changed`() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<6_000 {
            let members = Members.random(depth: 1, using: &generator)
            let old = try SuiteText(.shuffled(members, using: &generator))
            var bytes = old.text.withBytes { Array($0) }
            let place = Int.random(in: 0...bytes.count, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 0..<6, using: &generator))
            let inserted = [#","x":1"#, "1", "\"", "}", "{", ",", " ", "", "\\", "[1]"].pick(&generator)
            bytes.replaceSubrange(place..<end, with: Array(inserted.utf8))
            let anew = try? SuiteText(Text(bytes))
            let updated = try? old.updated(to: Text(bytes))
            #expect(anew?.values == updated?.document.values)
            for key in anew?.values.map(\.key) ?? [] { #expect(updated?.document.member(key) == anew?.member(key)) }
        }
    }
}
