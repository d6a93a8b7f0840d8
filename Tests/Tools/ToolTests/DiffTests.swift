import GroupStore
import TestSupport
import Testing

/// What two suites or files have that the other has not.
struct DiffTests {
    private let tool = Tool()

    init() throws {
        try tool.run("set", "-s", "one", "same", "x", "name", "Kim", "gone", "y")
        try tool.run("set", "-s", "two", "same", "x", "name", "Minsu", "--int", "new", "3")
    }

    private let lines = "gone: \"y\" → (none)\nname: \"Kim\" → \"Minsu\"\nnew: (none) → 3\n"

    @Test func `Suites are compared`() throws {
        let outcome = try tool.run("diff", "one", "two")
        #expect(outcome.output == lines)
        #expect(outcome.code == 1)
        #expect(outcome.error == "")
        #expect(try tool.run("diff", "-s", "one", "two").output == lines)
        let equal = try tool.run("diff", "one", "one", "--json")
        #expect(equal.output == "[]\n")
        #expect(equal.code == 0)
        #expect(
            try tool.run("diff", "one", "two", "--json").output
                == #"[{"key": "gone", "old": "y", "new": null}, {"key": "name", "old": "Kim", "new": "Minsu"}, "#
                + #"{"key": "new", "old": null, "new": 3}]"# + "\n")
    }

    @Test(arguments: ["--json", "--xml", "--binary"])
    func `A suite is compared with a file of any format`(format: String) throws {
        let file = tool.temporary.directory.path + "/saved"
        try tool.run("export", "-s", "one", format, file)
        #expect(try tool.run("diff", file, "two").output == lines)
        #expect(try tool.run("diff", file, "one").code == 0)
        #expect(
            try tool.shell(#"cd "$TMPDIR" && "$tool" diff saved two; "$tool" diff - two < saved"#).output == lines
                + lines)
    }

    @Test func `Trouble does not look like a difference`() throws {
        let none = try tool.run("diff", "one", "tow")
        #expect(none.code == 2)
        #expect(none.error.contains("there is no suite 'tow'") && none.error.contains("did you mean 'two'?"), "\(none)")
        #expect(try tool.run("diff", "one", "/nowhere/file").code == 2)
        #expect(try tool.run("diff", "two").code == 2)
        #expect(try tool.run("diff", "-s", "one", "one", "two").code == 2)
        try Files.writeInPlace("{", to: try tool.temporary.suite("two").path)
        #expect(try tool.run("diff", "one", "two").code == 3)
    }
}
