import Foundation
import GroupStore
import TestSupport
import Testing

struct CheckAndEditTests {
    private let tool = Tool()

    private var file: String { get throws { try tool.temporary.suite("group.default").path } }

    /// An editor that is a shell command with the file as `$1`.
    private func edit(_ script: String) throws -> Outcome {
        try Files.writeInPlace("\(script)\n", to: tool.temporary.directory.path + "/editor")
        return try tool.run("edit", environment: ["EDITOR": editor])
    }

    private var editor: String { "sh '\(tool.temporary.directory.path)/editor'" }

    @Test func `Every suite is checked, and damage is reported with its position`() throws {
        try tool.run("set", "-s", "good", "k", "v")
        try tool.run("set", "-s", "bad", "k", "v")
        try tool.run("set", "-s", "gone", "k", "v")
        try Files.writeInPlace("{\n  \"k\": \"v\",\n}", to: tool.temporary.suite("bad").path)
        try Files.remove(tool.temporary.suite("gone").path)
        let outcome = try tool.run("check")
        #expect(outcome.code == 3)
        #expect(outcome.output.contains("good: ok, 1 key\n"))
        #expect(outcome.output.contains("bad: damaged: "))
        #expect(outcome.output.contains("bad.json:3:1: expected a key in double quotes"))
        #expect(outcome.output.contains("gone: damaged: "))
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(tool.run("check", "--json").output.utf8)) as? [[String: Any]])
        #expect(objects.map { $0["suite"] as? String } == ["bad", "gone", "good"])
        #expect(objects.map { $0["state"] as? String } == ["damaged", "damaged", "ok"])
        #expect(
            objects[0]["problem"] as? String
                == "\(try tool.temporary.suite("bad").path):3:1: expected a key in double quotes")
        #expect(objects[2]["keys"] as? Int == 1)
        #expect(try tool.run("check", "good").code == 0)
        #expect(try tool.run("check", "absent").code == 1)
        let several = try tool.run("check", "absent", "good", "bad")
        #expect(several.code == 3)
        #expect(several.output.hasPrefix("absent: absent\ngood: ok, 1 key\nbad: damaged: "))
        #expect(try tool.run("check", "absent", "good").code == 1)
    }

    @Test(arguments: [["find", "v"], ["defaults", "find", "v"], ["defaults", "read"]])
    func `A damaged suite does not block the others`(words: [String]) throws {
        for name in ["a", "b", "c"] { try tool.run("set", "-s", name, "key of \(name)", "v") }
        try Files.writeInPlace("{oops", to: tool.temporary.suite("b").path)
        let outcome = try tool.start(words).wait()
        #expect(outcome.code == 3)
        #expect(outcome.output.contains("key of a") && outcome.output.contains("key of c"), "\(outcome)")
        #expect(outcome.error.contains("warning: \(try tool.temporary.suite("b").path):1:2: expected a key"))
        #expect(outcome.error.hasSuffix("error: 1 of 3 suites cannot be read\n"))
    }

    @Test func `A damaged file is neither read as empty nor overwritten`() throws {
        try tool.run("set", "k", "v")
        try Files.writeInPlace("{\"k\": ", to: file)
        for arguments in [
            ["get", "k"], ["set", "k", "w"], ["list"], ["unset", "k"], ["merge", "-"], ["get", "k", "--default", "x"],
        ] {
            let outcome = try tool.start(arguments, input: "{}").wait()
            #expect(outcome.code == 3, "\(arguments) \(outcome)")
            #expect(outcome.error.contains("group.default.json:1:7: the text ends too early"))
            #expect(outcome.error.contains("hint: 'groupdefaults edit' mends it"))
        }
        #expect(try Files.read(file) == "{\"k\": ")
    }

    @Test func `An edit replaces the text byte for byte`() throws {
        try tool.run("set", "k", "v")
        #expect(try edit(#"printf '{ "z":1, "k" : "w"}' > "$1""#).code == 0)
        #expect(try Files.read(file) == #"{ "z":1, "k" : "w"}"#)
        #expect(try edit("true").error == "nothing was changed\n")
        #expect(try Files.read(file) == #"{ "z":1, "k" : "w"}"#)
    }

    @Test func `Without an editor and without a terminal, nothing is edited`() throws {
        let outcome = try tool.run("edit")
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("error: there is no terminal for an editor"), "\(outcome)")
        #expect(outcome.error.contains("hint: set EDITOR"))
    }

    @Test func `An edit can create or mend a suite`() throws {
        #expect(try edit(#"printf '{"a": 1}' > "$1""#).code == 0)
        #expect(try tool.run("get", "a").output == "1\n")
        try Files.writeInPlace("{\"a\": 1,}", to: file)
        #expect(try edit(#"sed -i 's/,}/}/' "$1""#).code == 0)
        #expect(try tool.run("get", "a").output == "1\n")
    }

    @Test func `An edit that is not a suite is kept aside, and its path printed`() throws {
        try tool.run("set", "k", "v")
        let outcome = try edit(#"printf '{"k": oops' > "$1""#)
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("/group.default.json:1:7: expected a value"))
        #expect(try !outcome.error.contains(file))
        let kept = try #require(
            outcome.error.split(separator: "kept in ").last.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) })
        #expect(try Files.read(kept) == #"{"k": oops"#)
        #expect(try tool.run("get", "k").output == "v\n")
    }

    @Test func `An editor that changes nothing leaves nothing behind`() throws {
        #expect(try edit("true").error == "nothing was changed\n")
        #expect(try edit("exit 7").error == "error: the editor '\(editor)' ended with 7\n")
        #expect(try edit("rm \"$1\"").code == 1)
        #expect(tool.temporary.directory.contents == ["editor"])
        let outcome = try edit("printf '{}' > \"$1\"; exit 7")
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("hint: your text is kept in"))
    }

    /// Starts an edit, and kills it while its editor goes on, which then runs a shell command with the file as `$1`.
    private func killEdit(then script: String) throws {
        let directory = tool.temporary.directory.path
        let waiting = "> '\(directory)/begun'; until [ -e '\(directory)/go' ]; do sleep 0.01; done; \(script)\n"
        try Files.writeInPlace(waiting, to: directory + "/editor")
        let process = try tool.start(["edit"], environment: ["EDITOR": editor])
        #expect(eventually { Files.exists(directory + "/begun") })
        process.send(SIGKILL)
        #expect(process.wait().code == 137)
        #expect(try tool.run("edit", environment: ["EDITOR": "true"]).error == "nothing was changed\n")
        #expect(leftovers.count == 1, "the editor still needs it")
        try Files.writeInPlace("", to: directory + "/go")
    }

    private var leftovers: [String] {
        tool.temporary.directory.contents.filter { $0.hasPrefix("groupdefaults") && !$0.contains("/") }
    }

    @Test func `The next edit removes a killed edit's unchanged text once its editor has exited`() throws {
        try tool.run("set", "k", "v")
        try killEdit(then: "true")
        let isSwept = try eventually {
            try tool.run("edit", environment: ["EDITOR": "true"])
            return leftovers == []
        }
        #expect(isSwept)
    }

    @Test(.enabled(if: Strace.isPossible, "\(Strace.excuse)"))
    func `The next edit removes what an edit killed after saving left behind`() throws {
        let outcome = try tool.shell(
            #"""
            EDITOR="printf '{}' >" strace -qq -o /dev/null -e inject=unlink:signal=KILL "$tool" edit
            echo $? && "$tool" list && EDITOR=true "$tool" edit
            """#)
        #expect(outcome.output == "137\n")
        #expect(outcome.error.hasSuffix("nothing was changed\n") && !outcome.error.contains("not saved"), "\(outcome)")
        #expect(leftovers == [])
    }

    @Test func `The editor's exit is noticed even if SIGCHLD was ignored`() throws {
        let outcome = try tool.shell(#"EDITOR='sh -c "exit 7"' env --ignore-signal=CHLD "$tool" edit"#)
        #expect(outcome.error.contains("ended with 7"), "\(outcome)")
    }

    @Test func `The next edit removes an editor's leftovers`() throws {
        #expect(try edit(#"cp "$1" "$1~"; printf '{"k": 1}' > "$1""#).code == 0)
        #expect(leftovers.count == 1)
        #expect(try edit("true").error == "nothing was changed\n")
        #expect(leftovers == [])
    }

    @Test func `Unsaved text of a killed edit is kept, and the next edit prints its path`() throws {
        try killEdit(then: #"printf '{"k": "mine"}' > "$1""#)
        var told = ""
        _ = try eventually {
            told = try tool.run("edit", environment: ["EDITOR": "true"]).error
            return told.contains("not saved")
        }
        let place = try #require(told.split(separator: " ").first { $0.contains("/group.default.json") })
        #expect(try Files.read(String(place.dropLast())) == #"{"k": "mine"}"#)
        #expect(try tool.run("edit", "-s", "other", environment: ["EDITOR": "true"]).error == "nothing was changed\n")
        #expect(leftovers.count == 1)
    }

    @Test func `Interrupt keys belong to the editor while it runs`() throws {
        let directory = tool.temporary.directory.path
        let script = """
            kill -INT $PPID; kill -QUIT $PPID; > '\(directory)/begun'
            until [ -e '\(directory)/go' ]; do sleep 0.01; done
            printf '{"a": 1}' > "$1"
            """
        try Files.writeInPlace(script, to: directory + "/editor")
        let process = try tool.start(["edit"], environment: ["EDITOR": editor])
        #expect(eventually { Files.exists(directory + "/begun") })
        process.send(SIGINT)
        process.send(SIGQUIT)
        try Files.writeInPlace("", to: directory + "/go")
        let outcome = process.wait()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try tool.run("get", "a").output == "1\n")
        #expect(try edit("kill -INT $$").error.contains("ended with 130"))
    }

    @Test func `Keys set by others during an edit are kept, unless the edit changed them too`() throws {
        try tool.run("set", "mine", "1", "theirs", "1")
        let set = "'\(Tool.path("groupdefaults"))' set theirs 2"
        #expect(try edit("sed -i 's/\"mine\": \"1\"/\"mine\": \"2\"/' \"$1\"; \(set)").code == 0)
        #expect(try tool.run("list").output == "mine: \"2\"\ntheirs: \"2\"\n")
        let outcome = try edit(
            "sed -i 's/\"theirs\": \"2\"/\"theirs\": \"3\"/' \"$1\"; '\(Tool.path("groupdefaults"))' set theirs 4")
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("'theirs' was changed by another process"))
        #expect(outcome.error.contains("kept in"))
        #expect(try tool.run("get", "theirs").output == "4\n")
    }
}
