import Foundation
import TestSupport
import Testing

struct HelpTests {
    private let tool = Tool()

    /// The commands as the overview has them.
    private var commands: [String] {
        get throws {
            try tool.run("help").output.split(separator: "\n").compactMap { line in
                line.hasPrefix("  ") ? line.split(separator: " ").first.map(String.init) : nil
            }
        }
    }

    @Test func `Every command has help`() throws {
        #expect(try commands.count >= 18)
        for command in try commands {
            let help = try tool.run("help", command)
            #expect(help.code == 0)
            #expect(help.output.hasPrefix("usage: groupdefaults \(command)"))
            if command == "defaults" { continue }  // which speaks another grammar from there on
            #expect(try tool.run(command, "--help").output == help.output)
        }
    }

    @Test(arguments: ["manual", "complete"]) func `Commands for other programs have help too`(command: String) throws {
        #expect(try !commands.contains(command))
        #expect(try tool.run("help", command).output.contains("\n\nPrint "))
    }

    @Test func `A mistyped command is recognised, and nothing is run`() throws {
        for (word, meant) in [("gte", "get"), ("lsit", "list"), ("sett", "set"), ("exprot", "export")] {
            let outcome = try tool.run(word, "x")
            #expect(outcome.code == 2)
            #expect(outcome.error == "error: there is no command '\(word)'\nhint: did you mean '\(meant)'?\n")
        }
        #expect(try tool.run().code == 2)
        #expect(try tool.run("get").code == 2)
        #expect(try tool.run("rename", "a", "b", "c").code == 2)
        #expect(try tool.run("list", "--lock-timeout", "1").code == 2)
    }

    @Test func `The manual page is well-formed and names every command`() throws {
        let page = try tool.run("manual").output
        for command in try commands { #expect(page.contains("\\fB\(command)\\fR")) }
        let file = tool.temporary.directory.path + "/page.1"
        try Files.writeInPlace(page, to: file)
        let outcome = try tool.shell(
            "command -v groff >/dev/null || exit 99; groff -man -Tutf8 -ww '\(file)' 2>&1 >/dev/null")
        if outcome.code != 99 { #expect(outcome.output == "") }
    }

    @Test func `Existing commands, suites, keys and options are completed`() throws {
        func words(_ line: String...) throws -> [String] {
            try tool.start(["complete", "--"] + line).wait().output.split(separator: "\n").compactMap {
                $0.split(separator: "\t").first.map(String.init)
            }
        }
        try tool.run("set", "-s", "group.one", "SampleName", "Minsu", "other key", "x")
        #expect(try words("g").contains("get"))
        #expect(try words("get", "-s", "") == ["group.one"])
        #expect(try words("use", "") == ["group.one"])
        #expect(try words("-s", "group.one", "get", "") == ["SampleName", "other key"])
        #expect(try words("get", "-s", "group.one", "Sam") == ["SampleName", "other key"])
        #expect(try words("get", "--").contains("--default"))
        #expect(try words("help", "").contains("merge"))
        #expect(try words("completions", "") == ["bash", "zsh", "fish"])
    }

    /// What is typed, and what bash puts in the place of its last word, or of what follows the last `:` or `=` of it.
    @Test(arguments: [
        ("-s group.one get Sam", "SampleName"), ("get --suite=group.one ", "SampleName"),
        ("--suite=group.o", "group.one"), (#"get my\ k"#, #"my\ key"#), ("get 'my", "my key"), (#"get "my"#, "my key"),
        ("get co:l", "lour"), ("get 'co:l", "co:lour"), ("get it", #"it\'s"#), ("get 'it", #"it'\''s"#),
        ("get back", #"back\\slash"#), ("get s", ""), ("set $", ""), ("defaults read group.o", "group.one"),
        ("defaults read group.one ", "SampleName"), ("watch my -- /bin/ech", "/bin/echo"), ("wat", "watch"),
    ])
    func `Bash completes commands`(typed: String, completed: String) throws {
        try tool.run("set", "-s", "group.one", "SampleName", "Minsu")
        try tool.run("set", "my key", "1", "co:lour", "2", "it's", "3", #"back\slash"#, "4")
        let directory = (Tool.path("groupdefaults") as NSString).deletingLastPathComponent
        let script = """
            eval "$(groupdefaults completions bash)"
            COMP_LINE="groupdefaults $1" COMP_POINT=$((${#1} + 14)) COMP_WORDBREAKS=$' \\t\\n"\\'@><=;|&(:'
            _groupdefaults 2>&1; printf '%s\\n' "${COMPREPLY[@]}"
            """
        #expect(try tool.shell("command -v bash").code == 0, "the program 'bash' is missing")
        let outcome = try ChildProcess(
            "bash", ["-c", script, "bash", typed],
            environment: tool.environment.merging(["PATH": "\(directory):/usr/bin:/bin"]) { $1 }
        ).wait()
        #expect(outcome.output == completed + "\n", "\(outcome)")
    }

    @Test func `Files, directories and commands are left to the shell`() throws {
        func answer(_ line: String...) throws -> String { try tool.start(["complete", "--"] + line).wait().output }
        #expect(try answer("import", "") == "\tfiles\n")
        #expect(try answer("--root", "") == "\tdirectories\n")
        #expect(try answer("watch", "a", "--", "") == "\tcommands\n")
        #expect(try answer("watch", "a", "--", "cat", "-") == "\tfiles\n")
    }

    @Test func `The version is printed`() throws {
        #expect(try tool.run("--version").output.hasPrefix("groupdefaults "))
    }

    @Test func `Colours are used on terminals, and on request`() throws {
        func inTerminal(_ variables: String) throws -> String {
            let command = "\(variables) \\\"$tool\\\" nonsense"
            return try tool.shell(
                "command -v script >/dev/null || exit 99; script -qec \"env TERM=xterm \(command)\" /dev/null"
            ).output
        }
        try #require(try tool.shell("command -v script").code == 0, "the program 'script' of util-linux is missing")
        #expect(try inTerminal("").contains("\u{1B}[31merror:"))
        #expect(try !inTerminal("NO_COLOR=1").contains("\u{1B}"))
        #expect(try !inTerminal("TERM=dumb").contains("\u{1B}"))
        #expect(try !tool.run("nonsense", environment: ["TERM": "xterm"]).error.contains("\u{1B}"))
    }

    @Test func `A closed pipe is not an error`() throws {
        let object =
            "{" + (0..<5_000).map { "\"key\($0)\": \"value of some length \($0)\"" }.joined(separator: ",") + "}"
        #expect(try tool.run("merge", "-", input: object).code == 0)
        let outcome = try tool.shell(
            #""$tool" list | head -n 1; "$tool" list --json | true; trap '' PIPE; "$tool" list | true"#)
        #expect(outcome.output == "key0: \"value of some length 0\"\n")
        #expect(outcome.error == "")
    }

    @Test func `A full output device is reported`() throws {
        try tool.run("set", "k", "v")
        let outcome = try tool.shell(#""$tool" get k > /dev/full"#)
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("the output cannot be written"))
    }
}
