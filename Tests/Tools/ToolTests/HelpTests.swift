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
        #expect(try tool.run().error == tool.run("help").output)
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
        try tool.run("set", "-s", "group.one", "--bool", "on", "yes", "--json", "d", #"{"x": 1}"#, "l", "[7]")
        #expect(try words("-s", "group.one", "set", "on", "") == ["false", "true"])
        #expect(try words("-s", "group.one", "set", "SampleName", "") == ["Minsu"])
        #expect(try words("-s", "group.one", "set", "on", "no", "").contains("SampleName"))
        #expect(try words("-s", "group.one", "get", "d", "") == ["x"])
        #expect(try words("-s", "group.one", "get", "l", "") == ["0"])
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
        for words in [["-V"], ["version"]] {
            #expect(try tool.start(words).wait().output == tool.run("--version").output)
        }
    }

    @Test(arguments: [
        ("read", "get KEY"), ("write", "set KEY VALUE"), ("delete", "unset KEY"), ("remove", "unset KEY"),
        ("rm", "unset KEY"), ("ls", "list"), ("show", "list"), ("status", "check"), ("log", "watch"),
        ("start", "no daemon"),
    ])
    func `A word of other tools is answered with the command to use`(word: String, advice: String) throws {
        let outcome = try tool.run(word, "x")
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("error: there is no command '\(word)'\nhint: "), "\(outcome)")
        #expect(outcome.error.contains(advice), "\(outcome)")
    }

    @Test func `A usage line has the options, and an error names what is missing`() throws {
        #expect(
            try tool.run("list", "--nothing").error == """
                error: list: there is no option '--nothing'
                hint: a value that begins with a dash goes after '--'

                """)
        #expect(
            try tool.run("unset").error == """
                error: unset: too few arguments; KEY is missing
                hint: usage: groupdefaults unset KEY … [-f|--force] [--all] [--in KEY] [--no-sync] [--lock-timeout TIME]

                """)
        #expect(try tool.run("set", "k").error.contains("too few arguments; VALUE is missing"))
        #expect(try tool.run("put", "k", "n").error.contains("too few arguments; VALUE is missing"))
        #expect(try tool.run("import").error.contains("too few arguments; FILE is missing"))
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
        #expect(try tool.run("nonsense", environment: ["CLICOLOR_FORCE": "1"]).error.contains("\u{1B}[31m"))
        #expect(try !tool.run("nonsense", environment: ["CLICOLOR_FORCE": "0"]).error.contains("\u{1B}"))
        #expect(try tool.run("set", "--color=always", "k", "v").code == 0)
        #expect(try tool.run("list", "--color=always").output == "\u{1B}[36mk\u{1B}[0m: \"v\"\n")
        #expect(try tool.run("--color", "never", "list", environment: ["CLICOLOR_FORCE": "1"]).output == "k: \"v\"\n")
        #expect(try tool.run("list", "--color=red").code == 2)
    }

    /// What a terminal of 40 columns shows.
    private func inTerminal(_ command: String) throws -> String {
        try tool.shell("script -qec \"stty rows 24 cols 40; \\\"$tool\\\" \(command)\" /dev/null").output
            .split(separator: "\r\n").joined(separator: "\n")
    }

    @Test func `Long values are cut to the width of a terminal, and only there`() throws {
        let (plain, wide) = (String(repeating: "x", count: 100), String(repeating: "없", count: 100))
        try tool.run("set", "k", plain, "w", wide)
        #expect(
            try inTerminal("list")
                == "k: \"\(String(repeating: "x", count: 35))…\nw: \"\(String(repeating: "없", count: 17))…")
        #expect(try inTerminal("find xx") == "group.default k: \"\(String(repeating: "x", count: 21))…")
        #expect(try inTerminal("get k").hasSuffix("xxx"))
        #expect(try inTerminal("list --json").contains(plain))
        #expect(try tool.run("list").output == "k: \"\(plain)\"\nw: \"\(wide)\"\n")
    }

    @Test func `No binary property list goes to a terminal`() throws {
        try tool.run("set", "k", "v")
        #expect(try inTerminal("export --binary").contains("cannot be shown on a terminal"))
        #expect(try inTerminal("export --binary | head -c 6") == "bplist")
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
