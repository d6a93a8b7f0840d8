import Foundation
import GroupStore
import TestSupport
import Testing

struct SuiteChoiceTests {
    private let tool = Tool()

    @Test func `The suite comes from the option, the environment, use, or the default`() throws {
        let variable = ["GROUPDEFAULTS_SUITE": "by.variable"]
        #expect(try tool.run("use").output == "group.default (nothing else chosen)\n")
        try tool.run("set", "k", "default")
        #expect(try tool.run("use", "by.use").code == 0)
        try tool.run("set", "k", "use")
        try tool.run("set", "k", "variable", environment: variable)
        try tool.run("set", "-s", "by.option", "k", "option", environment: variable)
        #expect(try tool.run("suites").output == "by.option\nby.use\nby.variable\ngroup.default\n")
        #expect(
            try tool.run("suites", "--json").output == #"["by.option", "by.use", "by.variable", "group.default"]"#
                + "\n")
        #expect(try tool.run("get", "k").output == "use\n")
        #expect(try tool.run("get", "k", environment: variable).output == "variable\n")
        #expect(try tool.run("-s", "by.option", "get", "k", environment: variable).output == "option\n")
        #expect(try tool.run("get", "k", "--suite=by.option").output == "option\n")
        #expect(try tool.run("get", "k", "-sby.option").output == "option\n")
        #expect(try tool.run("use", "--none").code == 0)
        #expect(try tool.run("get", "k").output == "default\n")
    }

    @Test func `A choice tells how far it reaches, and what is new`() throws {
        try tool.run("set", "-s", "group.notes", "k", "v")
        #expect(
            try tool.run("use", "group.notes").error == "now using group.notes, in every shell that uses this root\n")
        #expect(
            try tool.run("use", "group.noets").error == """
                now using group.noets (new; it is made by the first set), in every shell that uses this root
                hint: did you mean 'group.notes'?

                """)
        #expect(try tool.run("help", "use").output.contains("script should name its suite"))
    }

    @Test func `An unreadable choice is reported, and can be replaced or forgotten`() throws {
        try tool.run("set", "k", "v")
        let file = tool.temporary.root.path + "/.suite"
        for arguments in [["use", "good"], ["use", "--none"]] {
            try Files.writeInPlace("group.x\r\n", to: file)
            let outcome = try tool.run("list")
            #expect(outcome.code == 3)
            #expect(outcome.error.contains("\(file) holds 'group.x\\u000d', which cannot name a suite"), "\(outcome)")
            #expect(try tool.start(arguments).wait().code == 0)
            #expect(try !tool.run("use").output.contains("group.x"))
        }
        #expect(try tool.shell("mkdir '\(file)' && \"$tool\" list").error.contains("\(file) cannot be read"))
    }

    @Test func `The root comes from the option, the environment, or the XDG directory`() throws {
        let home = tool.temporary.directory.path
        let none: [String: String?] = ["GROUPDEFAULTS_ROOT": nil]
        #expect(
            try tool.run("path", "-s", "a", environment: none).output
                == "\(home)/.local/share/group-containers/a/Library/Preferences/a.json\n")
        let data = none.merging(["XDG_DATA_HOME": "/x"]) { $1 }
        #expect(try tool.run("path", "-s", "a", "--container", environment: data).output == "/x/group-containers/a\n")
        let relative = none.merging(["XDG_DATA_HOME": "x"]) { $1 }
        #expect(
            try tool.run("path", "--container", environment: relative).output
                == "\(home)/.local/share/group-containers/group.default\n")
        #expect(try tool.run("--root", "/elsewhere", "path", "--container").output == "/elsewhere/group.default\n")
        let outcome = try tool.run("list", environment: ["GROUPDEFAULTS_ROOT": nil, "HOME": nil])
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("set HOME or GROUPDEFAULTS_ROOT"))
    }

    /// A variable, and those that would come before it.
    @Test(arguments: [
        ("GROUPDEFAULTS_ROOT", ""), ("GROUPDEFAULTS_SUITE", ""), ("XDG_DATA_HOME", "-u GROUPDEFAULTS_ROOT"),
        ("HOME", "-u GROUPDEFAULTS_ROOT -u XDG_DATA_HOME"),
    ])
    func `A variable that is not text is refused, and nothing is created`(variable: String, others: String) throws {
        let outcome = try tool.shell(
            #"exec env \#(others) \#(variable)="$TMPDIR/$(printf 'r\351')" "$tool" set a b"#)
        #expect(outcome.code == 2)
        #expect(outcome.error == "error: $\(variable) is not UTF-8\n")
        #expect(tool.temporary.directory.contents == [])
    }

    @Test func `A relative root is refused if the working directory has no path`() throws {
        let gone = try tool.shell(#"mkdir "$TMPDIR/x"; cd "$TMPDIR/x"; rmdir ../x; exec "$tool" --root rel set a b"#)
        #expect(gone.code == 3)
        #expect(gone.error.hasPrefix("error: 'rel' is in the working directory, which cannot be found"))
        #expect(!Files.exists("/rel"))
        let unnamed = try tool.shell(
            #"d="$TMPDIR/$(printf 'r\351')"; mkdir "$d"; cd "$d"; "$tool" --root rel set a b; echo $? *"#)
        #expect(unnamed.output == "2 *\n")
        #expect(unnamed.error == "error: the path of the working directory is not UTF-8\n")
    }

    @Test(arguments: ["../evil", "a/b", "", ".hidden", "a\nb", String(repeating: "x", count: 300)])
    func `An invalid suite name is refused, and nothing is created`(name: String) throws {
        for arguments in [["set", "k", "v"], ["get", "k"], ["use", name]] {
            let outcome = try tool.start(["-s", name] + arguments).wait()
            #expect(outcome.code == 2, "\(outcome)")
            #expect(outcome.error.contains("cannot name a suite"))
        }
        #expect(try tool.run("defaults", "write", name, "k", "v").code == 2)
        #expect(tool.temporary.directory.contents == [])
    }

    @Test func `Bytes that are not text are refused`() throws {
        for command in [#"set "$(printf '\377')" v"#, #"set k "$(printf '\377')""#, #"-s "$(printf '\377')" list"#] {
            let outcome = try tool.shell(#""$tool" "# + command)
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("not UTF-8"))
        }
        #expect(tool.temporary.directory.contents == [])
    }

    @Test func `The keys and values of a suite are listed`() throws {
        try tool.run("set", "b", "x\ny", "--int", "a", "3")
        #expect(try tool.run("list").output == "a: 3\nb: \"x\\ny\"\n")
        #expect(try tool.run("list", "--keys").output == "a\nb\n")
        #expect(try tool.run("list", "--json").output == "{\n  \"a\": 3,\n  \"b\": \"x\\ny\"\n}\n")
        let outcome = try tool.run("list", "-s", "group.defalt")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("did you mean 'group.default'?"))
    }

    @Test func `Text is found in keys and values of all suites`() throws {
        try tool.run("set", "-s", "one", "SampleName", "x", "other", "the Sample")
        try tool.run("set", "-s", "two", "--json", "nested", #"{"a": ["sampled"]}"#, "--string", "no", "x")
        #expect(
            try tool.run("find", "SAMPLE").output == """
                one SampleName: "x"
                one other: "the Sample"
                two nested: {"a": ["sampled"]}

                """)
        #expect(try tool.run("find", "-s", "two", "sample").output == "two nested: {\"a\": [\"sampled\"]}\n")
        #expect(
            try tool.run("find", "SAMPLE", "--json").output
                == #"[{"key": "SampleName", "suite": "one", "value": "x"}, "#
                + #"{"key": "other", "suite": "one", "value": "the Sample"}, "#
                + #"{"key": "nested", "suite": "two", "value": {"a": ["sampled"]}}]"# + "\n")
        #expect(try tool.run("find", "absent").code == 1)
        #expect(try tool.run("find", "absent", "--json").output == "[]\n")
        #expect(try tool.run("find", "-s", "tow", "x").error.contains("there is no suite 'tow'"))
    }

    @Test func `No control character reaches a terminal`() throws {
        try tool.run("set", "red\u{1B}[31m", "\u{7F}\u{9B}é", "plain", "a\tb")
        #expect(
            try tool.run("list").output == #"plain: "a\tb""# + "\n" + #""red\u001b[31m": "\u007f\u009bé""# + "\n")
        #expect(try tool.run("list", "--json").output.contains("\u{9B}"))
        let outcome = try tool.run("get", "no\u{1B}[31m\r")
        #expect(outcome.error.hasPrefix(#"error: there is no key 'no\u001b[31m\u000d'"#))
    }

    @Test func `A timeout for writers is parsed like any other`() throws {
        for time in ["5", "5s", "500ms"] { #expect(try tool.run("set", "k", "v", "--lock-timeout", time).code == 0) }
        #expect(try tool.run("set", "k", "v", "--lock-timeout", "soon").code == 2)
    }
}

struct WholeSuiteTests {
    private let tool = Tool()

    @Test func `A JSON object is merged in one step`() throws {
        try tool.run("set", "--int", "a", "1", "b", "2")
        #expect(try tool.run("merge", "-", input: #"{"b": "x", "c": [true]}"#).code == 0)
        #expect(try tool.run("list").output == "a: 1\nb: \"x\"\nc: [true]\n")
        let outcome = try tool.run("merge", "-", input: "{\"d\": 1,\n \"e\": null}")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("the standard input:2:7: null is not a property-list value"))
        #expect(try tool.run("list", "--keys").output == "a\nb\nc\n")
        #expect(try tool.run("merge", "/nowhere/file").code == 1)
    }

    @Test func `A JSON object replaces all values`() throws {
        try tool.run("set", "a", "1", "b", "2")
        let saved = try tool.run("list", "--json").output
        #expect(try tool.run("replace", "-", input: #"{"c": 3}"#).code == 0)
        #expect(try tool.run("list").output == "c: 3\n")
        #expect(try tool.run("replace", "-", input: saved).code == 0)
        #expect(try tool.run("list", "--json").output == saved)
    }

    @Test func `What the file holds already is accepted again`() throws {
        try tool.run("set", "a", "1")
        let file = try tool.temporary.suite("group.default").path
        try Files.writeInPlace(#"{"": 1, "a": "1"}"#, to: file)
        for script in ["\"$tool\" list --json | \"$tool\" replace -", "\"$tool\" export | \"$tool\" import -"] {
            #expect(try tool.shell(script).code == 0)
            #expect(try Files.read(file) == #"{"": 1, "a": "1"}"#)
        }
        #expect(try tool.run("merge", "-", input: #"{"": 2}"#).code == 2)
    }

    @Test func `A key is renamed`() throws {
        try tool.run("set", "a", "1", "b", "2")
        #expect(try tool.run("rename", "a", "c").code == 0)
        #expect(try tool.run("rename", "b", "c").code == 2)
        #expect(try tool.run("list").output == "b: \"2\"\nc: \"1\"\n")
        #expect(try tool.run("rename", "--force", "b", "c").code == 0)
        #expect(try tool.run("rename", "x", "y").code == 1)
        #expect(try tool.run("list").output == "c: \"2\"\n")
    }

    @Test func `Arrays and dictionaries grow`() throws {
        #expect(try tool.run("append", "recent", "x", "--int", "3").code == 0)
        #expect(try tool.run("append", "recent", "y").code == 0)
        #expect(try tool.run("put", "account", "name", "Minsu", "--real", "balance", "1").code == 0)
        #expect(try tool.run("put", "account", "balance", "2.5").code == 0)
        #expect(
            try tool.run("list").output == #"account: {"balance": 2.5, "name": "Minsu"}"# + "\n"
                + #"recent: ["x", 3, "y"]"# + "\n")
        #expect(try tool.run("put", "account", "balance", "much").code == 2)
        #expect(try tool.run("append", "account", "x").code == 2)
        #expect(try tool.run("put", "recent", "x", "y").code == 2)
        #expect(try tool.run("put", "recent", "x").code == 2)
    }

    @Test(arguments: ["--xml", "--binary", "--json"])
    func `What is exported is imported again`(format: String) throws {
        let values = #"""
            {"array": [1, 2.0, "x", true, {"$data": "AP8="}], "date": {"$date": "2026-11-20T10:00:00Z"}, "e": "없음 <&>",
             "large": 18446744073709551615, "low": -9223372036854775808, "nan": {"$real": "nan"}, "no": false, "one": 1, "real": 1.0}
            """#
        try tool.run("merge", "-", input: values)
        let file = tool.temporary.directory.path + "/exported"
        #expect(try tool.run("export", format, file).code == 0)
        let outcome = try tool.run("import", "-s", "other", file)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try tool.run("list", "-s", "other").output == tool.run("list").output)
        try tool.run("set", "-s", "other", "more", "1")
        try tool.run("import", "-s", "other", "--replace", file)
        #expect(try tool.run("list", "-s", "other").output == tool.run("list").output)
    }

    @Test(arguments: [
        (#""a\u0001b""#, "control character"), (#"[{"$date": "nan"}]"#, #"the date {"$date": "nan"}"#),
        (#"{"k": {"$date": 1e15}}"#, "outside the years 1 to 9999"),
    ])
    func `What XML cannot hold is refused, not lost`(value: String, problem: String) throws {
        try tool.run("set", "--json", "k", value)
        let outcome = try tool.run("export", "--xml")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains(problem), "\(outcome)")
        #expect(outcome.output == "")
        let file = tool.temporary.directory.path + "/exported"
        #expect(try tool.run("export", "--binary", file).code == 0)
        #expect(try tool.run("import", "-s", "other", file).code == 0)
        #expect(try tool.run("list", "-s", "other").output == tool.run("list").output)
    }

    @Test func `What cannot be imported is reported by name`() throws {
        let file = tool.temporary.directory.path + "/bad.xml"
        try Files.writeInPlace("<plist>oh", to: file)
        #expect(try tool.run("import", file).error.hasPrefix("error: \(file): this is not a property list: line 1, "))
        let outcome = try tool.run("import", "-", input: "<plist><string>x</string></plist>")
        #expect(outcome.error.hasPrefix("error: the standard input: the property list is not a dictionary"))
        #expect(outcome.code == 2)
    }

    /// A converter that cannot be loaded says so on the standard error output, and ends as this one does.
    @Test func `A broken converter is reported, and not blamed on the property list`() throws {
        let outcome = try tool.shell(
            """
            mkdir "$TMPDIR/bin" && cp "$tool" "$TMPDIR/bin"
            printf '#!/bin/sh\\nexit 127\\n' > "$TMPDIR/bin/groupdefaults-plist"
            chmod +x "$TMPDIR/bin/groupdefaults-plist"
            "$tool" set k v && "$TMPDIR/bin/groupdefaults" export --xml
            """)
        #expect(outcome.code == 3, "\(outcome)")
        #expect(outcome.error.contains("groupdefaults-plist ended with 127"))
    }

    @Test func `Garbage is not imported, whatever it looks like`() throws {
        var generator = SeededGenerator(seed: 31)
        for start in ["bplist00", "<?xml version=\"1.0\"?><plist><array>", "<plist><string>", "{", "\u{0}", ""] {
            let rubbish = start + String.random(using: &generator)
            let outcome = try tool.run("import", "-", input: rubbish)
            #expect(outcome.code == 2, "\(rubbish) \(outcome)")
        }
        #expect(try tool.run("suites").output == "")
    }
}
