import TestSupport
import Testing

struct SetAndGetTests {
    private let tool = Tool()

    private func expect(
        _ arguments: String..., prints expected: String, input: String = "",
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try tool.start(arguments, input: input).wait()
        #expect(outcome.output == expected, "\(outcome.error)", sourceLocation: location)
        #expect(outcome.code == 0, "\(outcome.error)", sourceLocation: location)
    }

    private func expectRefusal(
        _ arguments: String..., code: Int32, says: String, hint: String = "",
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try tool.start(arguments).wait()
        #expect(outcome.code == code, sourceLocation: location)
        #expect(outcome.output == "", sourceLocation: location)
        #expect(
            outcome.error.hasPrefix("error: ") && outcome.error.contains(says), "\(outcome)", sourceLocation: location)
        #expect(outcome.error.contains(hint), "\(outcome)", sourceLocation: location)
    }

    @Test func `A value is printed bare`() throws {
        try expect("set", "SampleName", "Minsu", prints: "")
        try expect("get", "SampleName", prints: "Minsu\n")
        try expect("get", "SampleName", "--json", prints: "\"Minsu\"\n")
        try expect("get", "SampleName", "--type", prints: "string\n")
    }

    @Test(arguments: [
        ("--string", "5", "5", "\"5\"", "string"), ("--int", "-5", "-5", "-5", "integer"),
        ("-int", "5", "5", "5", "integer"),
        ("--integer", "18446744073709551615", "18446744073709551615", "18446744073709551615", "integer"),
        ("--real", "3", "3.0", "3.0", "float"), ("-float", "1e400", "", "", ""),
        ("--real", "-inf", "-inf", "{\"$real\": \"-inf\"}", "float"),
        ("--bool", "YES", "true", "true", "boolean"), ("-bool", "no", "false", "false", "boolean"),
        ("--bool", "maybe", "", "", ""),
        (
            "--date", "2026-11-20T10:00:00.5+09:00", "2026-11-20T01:00:00.5Z",
            "{\"$date\": \"2026-11-20T01:00:00.5Z\"}", "date"
        ),
        ("--date", "2026-11-20", "2026-11-20T00:00:00Z", "{\"$date\": \"2026-11-20T00:00:00Z\"}", "date"),
        ("--date", "someday", "", "", ""), ("--data", "00ff 7e", "00ff7e", "{\"$data\": \"AP9+\"}", "data"),
        ("--data", "abc", "", "", ""), ("--int", "abc", "", "", ""), ("--int", "3.5", "", "", ""),
        ("--int", "", "", "", ""),
        (
            "--json", "{\"b\": [1, 2.0], \"a\": \"x\"}", "{\"a\": \"x\", \"b\": [1, 2.0]}",
            "{\"a\": \"x\", \"b\": [1, 2.0]}", "dictionary"
        ),
        ("--json", "[1,", "", "", ""), ("--json", "null", "", "", ""), ("--string", "", "", "\"\"", "string"),
    ])
    func `A type option sets the type of a value`(
        option: String, value: String, bare: String, json: String, type: String
    )
        throws
    {
        if type.isEmpty {
            try expectRefusal("set", option, "k", value, code: 2, says: "")
            try expectRefusal("get", "k", code: 1, says: "no suite")
        } else {
            try expect("set", option, "k", value, prints: "")
            try expect("get", "k", prints: bare + "\n")
            try expect("get", "k", "--json", prints: json + "\n")
            try expect("get", "--type", "k", prints: type + "\n")
        }
    }

    @Test(arguments: [
        ("@1700000000", "2023-11-14T22:13:20Z"), ("@0.5", "1970-01-01T00:00:00.5Z"), ("@-1", "1969-12-31T23:59:59Z"),
    ])
    func `A date is taken as seconds since 1970`(word: String, date: String) throws {
        try expect("set", "--date", "k", word, prints: "")
        try expect("get", "k", prints: date + "\n")
    }

    /// In a zone without summer time, whatever the time is now.
    @Test(arguments: [
        ("now", "now"), ("+25m", "now + 25 minutes"), ("-1h30m", "now - 90 minutes"), ("today", "today 00:00"),
        ("tomorrow 9:00", "tomorrow 09:00"), ("yesterday 21:30:15", "yesterday 21:30:15"),
    ])
    func `A date is taken in words that date knows, too`(word: String, meaning: String) throws {
        let outcome = try tool.shell(
            """
            export TZ=Asia/Tokyo
            meant=$(date -d '\(meaning)' +%s); "$tool" set --date k '\(word)'
            echo $(($(date -d "$("$tool" get k)" +%s) - meant))
            """)
        // Seconds may pass between the two.
        #expect((0...60).contains(Int(outcome.output.dropLast()) ?? -1), "\(outcome)")
    }

    @Test(arguments: ["tomorrow 24:00", "tomorrow 9", "today 1:2:3:4", "+", "+x", "@", "@x", "9:00", "now 9:00"])
    func `What is no date is refused`(word: String) throws {
        try expectRefusal("set", "--date", "k", word, code: 2, says: "is not a valid date")
    }

    @Test(arguments: [
        (#"{"$date": "tomorrow"}"#, #""$date" must hold a date in ISO 8601"#),
        (#"{"$date": "2026-11-20", "x": 1}"#, #"an object with "$date" must hold that alone"#),
        (#"{"$data": "?"}"#, #""$data" must hold bytes in Base64"#),
    ])
    func `An invalid special form is reported`(value: String, problem: String) throws {
        try expectRefusal("set", "--json", "k", value, code: 2, says: problem)
    }

    @Test func `A key keeps its type, and a value that does not fit is refused`() throws {
        try expect("set", "--int", "n", "1", "--bool", "b", "no", "--real", "r", "1", "--json", "a", "[1]", prints: "")
        try expect("set", "n", "-7", "b", "yes", "r", "2", "a", "[\"x\"]", prints: "")
        try expect("list", prints: "a: [\"x\"]\nb: true\nn: -7\nr: 2.0\n")
        try expectRefusal("set", "n", "abc", code: 2, says: "'n' is an integer; 'abc' is not", hint: "--string")
        try expectRefusal("set", "n", "2.5", code: 2, says: "", hint: "--real or --string")
        try expectRefusal("set", "b", "2", code: 2, says: "'b' is a boolean", hint: "--int or --string")
        try expectRefusal("set", "a", "{}", code: 2, says: "'a' is an array")
        try expect("set", "--string", "n", "abc", prints: "")
        try expect("get", "n", prints: "abc\n")
    }

    @Test func `Several keys are set in one step, or none of them`() throws {
        try expect("set", "--int", "n", "1", prints: "")
        try expectRefusal("set", "a", "x", "n", "abc", "b", "y", code: 2, says: "'n'")
        try expect("list", prints: "n: 1\n")
    }

    @Test func `Values may come from standard input`() throws {
        try expect("set", "k", "-", prints: "", input: "two\nlines\n")
        try expect("get", "k", "--json", prints: "\"two\\nlines\"\n")
        try expect("set", "--int", "n", "-", prints: "", input: "42\n")
        try expect("get", "n", prints: "42\n")
        try expectRefusal("set", "a", "-", "b", "-", code: 2, says: "only one value")
        let rubbish = try tool.shell(#"printf '\377\376' | "$tool" set k -"#)
        #expect(rubbish.code == 2)
        #expect(rubbish.error.contains("not UTF-8"))
    }

    @Test func `A value may start with a dash`() throws {
        try expect("set", "a", "-5", "b", "-.5", prints: "")
        try expect("set", "--", "c", "--json", "-d", "e", prints: "")
        try expect("list", prints: "-d: \"e\"\na: \"-5\"\nb: \"-.5\"\nc: \"--json\"\n")
        try expectRefusal("set", "a", "--jsn", code: 2, says: "'--jsn'", hint: "did you mean '--json'?")
        try expectRefusal("set", "a", "-x", code: 2, says: "'-x'", hint: "goes after '--'")
    }

    @Test func `A condition decides whether anything is set`() throws {
        try expect("set", "--if-absent", "k", "1", prints: "")
        try expectRefusal("set", "--if-absent", "k", "2", code: 1, says: "has a value already")
        try expectRefusal("set", "--if-equal", "3", "k", "4", code: 1, says: "'k' is 1, not 3")
        try expect("set", "--if-equal", "1", "k", "2", prints: "")
        try expect("get", "k", prints: "2\n")
    }

    @Test func `A key without a value is not found, unless a default is given`() throws {
        try expect("set", "SampleName", "Minsu", prints: "")
        try expectRefusal("get", "SampelName", code: 1, says: "no key 'SampelName'", hint: "did you mean 'SampleName'?")
        // Nobody has mistyped that, and to compare it with others would take minutes.
        let long = String(repeating: "k", count: 100_000)
        try tool.run("set", long, "v")
        #expect(try tool.run("get", long + "x").error.hasSuffix("' in 'group.default'\n"))
        try expect("get", "nothing", "--default", "x", prints: "x\n")
        try expectRefusal("get", "-s", "other", "SampleName", code: 1, says: "no suite 'other'")
    }

    @Test func `Keys and values in any script are preserved byte for byte`() throws {
        let (key, value) = ("닉네임 e\u{301}é", "없음 😀\tnext\u{1}\"\\")
        try expect("set", key, value, prints: "")
        try expect("get", key, prints: value + "\n")
        try expect("set", "large", "-", prints: "", input: String(repeating: "없", count: 350_000))
        #expect(try tool.run("get", "large").output.utf8.count == 1_050_001)
    }

    @Test func `Keys are removed, all of them or none`() throws {
        try expect("set", "a", "1", "b", "2", "c", "3", prints: "")
        try expectRefusal("unset", "a", "x", code: 1, says: "no key 'x'")
        try expect("unset", "a", "b", prints: "")
        try expect("unset", "-f", "x", "c", prints: "")
        try expect("list", prints: "")
        try expect("unset", "--all", prints: "")
        try expectRefusal("unset", "--all", code: 1, says: "no suite")
        try expect("suites", prints: "")
    }

    @Test func `A value may have up to 4 MiB, and a file more`() throws {
        let outcome = try tool.run("set", "k", "-", input: String(repeating: "x", count: 10_000_000))
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("larger than 4 MiB"))
        #expect(tool.temporary.directory.contents == [])
    }
}
