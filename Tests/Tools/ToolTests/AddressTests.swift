import Glibc
import TestSupport
import Testing

/// `--in`, patterns and words, in each command that takes keys.
struct AddressTests {
    private let tool = Tool()

    init() throws {
        try tool.run(
            "merge", "-",
            input: """
                {"bar": {"height": 30, "modules": [{"format": "%H"}, {"format": "%d"}]}, "repo": {"state": "running"}}
                """)
    }

    @Test func `Entries further down are read, listed and set by the same options`() throws {
        #expect(try tool.run("get", "--in", "bar", "--in", "modules", "0", "format").output == "%H\n")
        #expect(try tool.run("get", "--each", "--in", "bar", "h*").output == "30\n")
        #expect(try tool.run("get", "--in", "bar", "hei*").output == "30\n")
        #expect(try tool.run("list", "--in", "bar", "--keys").output == "height\nmodules\n")
        #expect(try tool.run("list", "--in", "bar", "height").output == "height: 30\n")
        #expect(try tool.run("put", "--in", "bar", "--in", "modules", "0", "format", "%T").code == 0)
        #expect(try tool.run("get", "bar", "modules", "0", "format").output == "%T\n")
        #expect(try tool.run("put", "--in", "bar", "modules", "-1", #"{"format": "%A"}"#).code == 0)
        #expect(try tool.run("get", "bar", "modules", "1", "format").output == "%A\n")
        #expect(try tool.run("append", "--in", "bar", "--int", "sizes", "1", "2").code == 0)
        #expect(try tool.run("get", "bar", "sizes").output == "[1, 2]\n")
    }

    @Test(arguments: [
        (["list", "--in", "bar", "width"], 1, "'bar' has no entry 'width'"),
        (["list", "--in", "bar", "w*"], 1, "no entry of 'bar' matches 'w*'"),
        (["list", "--in", "repo", "--in", "state"], 2, "'state' of 'repo' is a string, which has no"),
        (["list", "--in", "none"], 1, "there is no key 'none'"),
        (["put", "bar", "modules", "7"], 2, "hint: 'groupdefaults put --in bar modules …' sets a part"),
        (["put", "bar", "modules", "0"], 2, "hint: 'groupdefaults put --in bar --in modules 0 …' sets a part"),
        (["put", "--in", "bar", "modules", "7", "x"], 1, "has no element 7"),
        (["put", "--in", "bar", "height", "a", "x"], 2, "'height' of 'bar' is an integer, not a dictionary or"),
        (["append", "bar", "x"], 2, "'bar' is a dictionary, not an array"),
        (["watch", "--all", "--in", "bar"], 2, "--all and --in exclude one another"),
        (["get", "bar.height"], 1, "hint: 'groupdefaults get bar height' prints an entry"),
    ])
    func `What is not there is said by its place`(words: [String], code: Int, message: String) throws {
        let outcome = try tool.start(words).wait()
        #expect(outcome.code == code, "\(outcome)")
        #expect(outcome.error.contains(message), "\(outcome)")
    }

    @Test func `A key that looks like a path to an entry is set, and what may be meant is said`() throws {
        let outcome = try tool.run("set", "bar.height", "40")
        #expect(outcome.code == 0)
        #expect(outcome.error == "note: this is a key of its own; 'groupdefaults put bar height …' sets an entry\n")
        #expect(try tool.run("get", "bar.height").output == "40\n")
        #expect(try tool.run("set", "bar.height", "41").error == "")
    }

    @Test func `A watch tells entries and patterns apart`() throws {
        let entries = try tool.start(["watch", "--json", "--in", "bar", "h*"])
        let keys = try tool.start(["watch", "r*"])
        #expect(eventually { entries.isIdle && keys.isIdle })
        try tool.run("put", "bar", "width", "1")
        try tool.run("put", "bar", "height", "31")
        try tool.run("put", "repo", "state", "passed")
        #expect(eventually { entries.output.contains(#""key": "height", "old": 30, "new": 31"#) })
        #expect(eventually { keys.output == #"repo: {"state": "running"} → {"state": "passed"}"# + "\n" })
        #expect(!entries.output.contains("width"))
        for process in [entries, keys] {
            process.send(SIGTERM)
            _ = process.wait()
        }
    }

    @Test func `A wait for an entry ends when it has the value`() throws {
        let wait = try tool.start(["wait", "--in", "repo", "state", "passed"])
        #expect(eventually { wait.isIdle })
        try tool.run("put", "repo", "other", "passed")
        try tool.run("put", "repo", "state", "passed")
        let outcome = wait.wait()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output == "passed\n")
        let late = try tool.run("wait", "--in", "repo", "state", "failed", "--timeout", "1ms")
        #expect(late.error.contains("'state' of 'repo' is \"passed\", not failed"), "\(late)")
    }

    @Test func `Nulls are refused with a hint, or left out`() throws {
        let text = #"{"a": null, "b": [1, null, 2], "c": {"d": null, "e": true}, "f": "null"}"#
        let refused = try tool.run("merge", "-", input: text)
        #expect(refused.code == 2)
        #expect(refused.error.contains("hint: --drop-nulls leaves such entries out"), "\(refused)")
        #expect(try tool.run("-s", "group.x", "merge", "--drop-nulls", "-", input: text).code == 0)
        #expect(
            try tool.run("-s", "group.x", "list").output == """
                b: [1, 2]
                c: {"e": true}
                f: "null"

                """)
    }
}
