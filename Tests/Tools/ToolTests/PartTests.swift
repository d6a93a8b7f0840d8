import TestSupport
import Testing

/// Several keys, and parts of values.
struct PartTests {
    private let tool = Tool()

    init() throws {
        try tool.run(
            "merge", "-",
            input: """
                {"account": {"name": "Minsu", "address": {"city": "Seoul"}, "0": "zero"}, "e*": "star", "east": 1,
                 "edge": [2], "recent": ["a", ["b", "c"], true], "west": 3}
                """)
    }

    private func expect(
        _ arguments: String..., prints expected: String, at location: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try tool.start(arguments).wait()
        #expect(outcome.output == expected, "\(outcome.error)", sourceLocation: location)
        #expect(outcome.code == 0, "\(outcome.error)", sourceLocation: location)
    }

    private func expectRefusal(
        _ arguments: String..., code: Int32, says: String, at location: SourceLocation = #_sourceLocation
    ) throws {
        let before = try tool.run("list").output
        let outcome = try tool.start(arguments).wait()
        #expect(outcome.code == code, "\(outcome)", sourceLocation: location)
        #expect(outcome.output == "", sourceLocation: location)
        #expect(outcome.error.contains(says), "\(outcome)", sourceLocation: location)
        #expect(try tool.run("list").output == before, sourceLocation: location)
    }

    @Test func `Words after a key lead into its value`() throws {
        try expect("get", "account", "name", prints: "Minsu\n")
        try expect("get", "account", "address", "city", "--json", prints: "\"Seoul\"\n")
        try expect("get", "account", "0", prints: "zero\n")
        try expect("get", "recent", "0", prints: "a\n")
        try expect("get", "recent", "-1", "--type", prints: "boolean\n")
        try expect("get", "recent", "1", "-2", prints: "b\n")
        try expect("get", "account", "mail", "--default", "none", prints: "none\n")
        try expectRefusal(
            "get", "account", "nme", code: 1, says: "'account' has no entry 'nme'\nhint: did you mean 'name'?")
        try expectRefusal("get", "recent", "3", code: 1, says: "'recent' has no element 3, only 3 elements")
        try expectRefusal("get", "recent", "first", code: 2, says: "'recent' is an array")
        try expectRefusal("get", "account", "name", "x", code: 2, says: "'name' of 'account' is a string")
        try expectRefusal("get", "east", "west", code: 2, says: "get --each KEY …")
    }

    @Test func `Several keys and patterns are printed`() throws {
        try expect("get", "--each", "west", "east", prints: "3\n1\n")
        try expect("get", "--each", "w*", "edge", "--json", prints: "{\"west\": 3, \"edge\": [2]}\n")
        try expect("get", "--each", "east", "no", "--default", "?", prints: "1\n?\n")
        try expect("get", "e*", prints: "star\n")
        try expect("get", "ea*", prints: "1\n")
        try expect("get", "?[ad][!x]*t", prints: "1\n")
        try expect("get", "[d-f]??[e-t]", "--type", "--json", prints: "{\"east\": \"integer\", \"edge\": \"array\"}\n")
        try expectRefusal("get", "--each", "east", "no", code: 1, says: "no key 'no'")
        try expectRefusal("get", "x*", code: 1, says: "no key matches 'x*'")
        try expect("get", "x*", "--default", "none", prints: "none\n")
        try expect("list", "we??", "edge", prints: "edge: [2]\nwest: 3\n")
        try expect("list", "--keys", "*e*", prints: "e*\neast\nedge\nrecent\nwest\n")
        try expect("list", "--keys", "--json", "w*", prints: "[\"west\"]\n")
        try expect("list", "--json", "west", prints: "{\n  \"west\": 3\n}\n")
        try expectRefusal("list", "west", "no", code: 1, says: "no key 'no'")
    }

    @Test func `Entries and elements are removed in one step, or none`() throws {
        try expectRefusal("unset", "--in", "account", "name", "mail", code: 1, says: "no entry 'mail'")
        try expectRefusal("unset", "--in", "recent", "5", code: 1, says: "no element 5")
        try expectRefusal("unset", "--in", "none", "5", code: 1, says: "no key 'none'")
        try expectRefusal("unset", "--in", "west", "5", code: 2, says: "'west' is an integer")
        try expect("unset", "--in", "account", "name", "0", prints: "")
        try expect("unset", "--in", "account", "--in", "address", "city", prints: "")
        try expect("get", "account", prints: "{\"address\": {}}\n")
        try expect("unset", "--in", "recent", "0", "-1", prints: "")
        try expect("get", "recent", prints: "[[\"b\", \"c\"]]\n")
        try expect("unset", "-f", "--in", "recent", "0", "7", prints: "")
        try expect("get", "recent", prints: "[]\n")
    }

    @Test func `A number is counted up and down, and keeps its type`() throws {
        try expect("incr", "visits", prints: "1\n")
        try expect("incr", "visits", "41", prints: "42\n")
        try expect("incr", "visits", "-50", prints: "-8\n")
        try expect("incr", "balance", "0.5", prints: "0.5\n")
        try expect("incr", "balance", "-2", prints: "-1.5\n")
        try expect("incr", "--in", "account", "logins", prints: "1\n")
        try expect("incr", "--in", "edge", "0", "3", prints: "5\n")
        try expect("get", "edge", prints: "[5]\n")
        try expectRefusal("incr", "visits", "0.5", code: 2, says: "'visits' is an integer; 0.5 is not")
        try expectRefusal("incr", "visits", "much", code: 2, says: "'much' is not a number")
        try expectRefusal("incr", "recent", code: 2, says: "'recent' is an array, not a number")
        try expectRefusal("incr", "--in", "account", "name", code: 2, says: "'name' of 'account' is a string")
        try expectRefusal("incr", "--in", "edge", "1", code: 1, says: "'edge' has no element 1, only 1 element")
        try expectRefusal("incr", "--in", "none", "x", code: 1, says: "'none' has no value")
    }

    @Test func `What a number cannot hold is refused`() throws {
        try tool.run("set", "--int", "n", "9223372036854775807", "--real", "r", "1e308")
        try expect("incr", "n", prints: "9223372036854775808\n")
        try expect("incr", "n", "9223372036854775807", prints: "18446744073709551615\n")
        try expectRefusal("incr", "n", code: 2, says: "'n' would no longer be a 64-bit integer")
        try expect("incr", "n", "-18446744073709551616", prints: "-1\n")
        try expectRefusal("incr", "n", "-9223372036854775808", code: 2, says: "64-bit integer")
        try expectRefusal(
            "incr", "n", "170141183460469231731687303715884105727", code: 2, says: "64-bit integer")
        try expectRefusal("incr", "r", "1e308", code: 2, says: "'r' would no longer be a finite number")
    }

    @Test func `Counting loses nothing, however many count at once`() throws {
        let counters = try (0..<4).map { _ in
            try ChildProcess(
                "/bin/sh", ["-c", #"for i in $(seq 25); do "$tool" incr --no-sync hits >/dev/null; done"#],
                environment: tool.environment.merging(["tool": tool.program]) { $1 })
        }
        for counter in counters { #expect(counter.wait().code == 0) }
        try expect("get", "hits", prints: "100\n")
    }

    @Test func `A boolean is toggled`() throws {
        try expect("toggle", "dark", prints: "true\n")
        try expect("toggle", "dark", "light", prints: "false\ntrue\n")
        try expect("toggle", "--in", "recent", "-1", prints: "false\n")
        try expectRefusal("toggle", "dark", "west", code: 2, says: "'west' is an integer, not a boolean")
    }

    @Test(arguments: [["a=1"], ["a=1", "b=2"], ["my.key="]])
    func `A key and its value in one word are refused with a hint`(words: [String]) throws {
        let outcome = try tool.start(["set"] + words).wait()
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("'\(words[0])' is one word; a key and its value are two"), "\(outcome)")
        try expect("set", "--string", "a=1", "b=2", prints: "")
        try expect("set", "url", "https://example.com/?a=1", "x=y", "z", prints: "")
        try expect("get", "a=1", prints: "b=2\n")
    }
}
