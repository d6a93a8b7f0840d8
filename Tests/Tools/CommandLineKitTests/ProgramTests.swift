import GroupStore
import Synchronization
import Testing

@testable import CommandLineKit

/// What every program with commands has, whatever its commands are.
struct ProgramTests {
    private let program = SampleProgram.program()

    private func failure(_ words: [String]) throws -> Failure {
        Failure(try #require(throws: (any Error).self) { try program.run(words) })
    }

    @Test(arguments: [
        (["ring", "big"], "big once"),
        (["ring", "big", "-n", "3"], "big 3"),
        (["ring", "-n3", "big"], "big 3"),
        (["--times=2", "ring", "--times", "3", "big"], "big 3"),
        (["ring", "-forte", "big"], "big once loud"),
        (["ring", "--loud", "--", "--loud"], "--loud once loud"),
        (["--root", "ring", "ring", "-3"], "-3 once"),
        (["--root", "/r", "chime", "--loud", "--", "x"], #"["--loud", "--", "x"] in /r"#),
    ])
    func `Words are parsed as options and operands, unless a command has its own grammar`(
        words: [String], told: String
    ) throws {
        #expect(try failure(words).message == told)
    }

    private static let ringUsage = "usage: belfry ring BELL [FILE] [-n|--times COUNT] [-l|--loud]"

    @Test func `Without a word, the overview is shown, but not as a success`() throws {
        let failure = try failure([])
        #expect(failure.message + "\n" == Help(program).overview)
        #expect(failure.isPlain)
        #expect(failure.code == .usage)
    }

    @Test(arguments: [
        (["--tower"], "there is no option '--tower'", "try 'belfry help'"),
        (["--colour=never"], "there is no option '--colour'", "did you mean '--color'?"),
        (["--color", "never"], "no command was given", "try 'belfry help'"),
        (["knell"], "there is no command 'knell'", "'belfry toll' is for programs"),
        (
            ["--color", "red", "chime"], "chime: --color takes auto, always or never, not 'red'",
            "usage: belfry chime"
        ),
        (["rign"], "there is no command 'rign'", "did you mean 'ring'?"),
        (["carillon"], "there is no command 'carillon'", "'belfry help' lists the commands"),
        (["ring"], "ring: too few arguments; BELL is missing", ProgramTests.ringUsage),
        (["ring", "a", "b", "c"], "ring: unexpected argument 'c'", ProgramTests.ringUsage),
        (["ring", "a", "--tims", "2"], "ring: there is no option '--tims'", "did you mean '--times'?"),
        (["ring", "a", "--times"], "ring: option '--times' needs an argument", ProgramTests.ringUsage),
        (["--root", "", "chime"], "chime: --root needs a directory", "usage: belfry chime"),
    ])
    func `Errors start with the program's name`(words: [String], message: String, hint: String) throws {
        let failure = try failure(words)
        #expect(failure.message == message)
        #expect(failure.hint == hint)
        #expect(failure.code == .usage)
    }

    @Test func `A run builds the tables of its own command only`() throws {
        let made = Mutex<[String]>([])
        @Sendable func note(_ name: String) -> [Option] {
            made.withLock { $0.append(name) }
            return []
        }
        let commands = ["one", "two"].map { name in
            Command(name: name, summary: "do \(name)", options: note(name), run: { _ in })
        }
        let program = Program(
            name: "counter", version: "1", summary: "counts", usage: "", options: [.root], commands: commands,
            completing: "", description: "")
        #expect(made.withLock { $0 } == [])
        try program.run(["--root", "/nowhere", "two"])
        #expect(made.withLock { Set($0) } == ["two"])
    }

    @Test func `Help is made from the command table`() throws {
        let help = Help(program)
        #expect(
            help.overview == """
                belfry: bells for all

                usage: belfry [--root DIR] COMMAND [ARGUMENT …]

                  ring         ring a bell
                  chime        play a tune
                  help         show help
                  completions  print what makes a shell complete bells

                Bells hang high.

                'belfry help COMMAND' says more. Exit codes: 0 done, 1 not found, 2 wrong usage,
                3 the store could not do it.

                """)
        #expect(
            help.page(of: SampleProgram.ring) == """
                usage: belfry ring BELL [FILE] [-n|--times COUNT] [-l|--loud]

                Ring a bell.

                As long as it takes.

                Options:
                  -n, --times COUNT  how often
                  -l, --loud         so that all hear
                  --root DIR         the directory of the group containers
                  --color WHEN       use colors: auto (on a terminal), always or never
                  -h, --help         show help, and do nothing else

                Examples:
                  belfry ring big
                      rings the big one

                """)
    }

    @Test func `The manual page is made from the command table`() {
        let page = Manual(program).page
        #expect(page.hasPrefix(".TH BELFRY 1 \"\" \"belfry 7\"\n.SH NAME\nbelfry \\- bells for all\n"))
        #expect(page.contains("\n[\\fB\\-\\-root\\fR \\fIDIR\\fR] \\fICOMMAND\\fR [\\fIARGUMENT\\fR ...]\n"))
        #expect(
            page.contains("\nRings bells.\n.PP\nBells hang high.\n.SH OPTIONS\nAll commands take these"))
        #expect(page.contains("\n.TP\n\\fB\\-\\-root DIR\\fR\nthe directory of the group containers\n"))
        #expect(page.contains("\n.TP\n\\fB\\-h, \\-\\-help\\fR\n"))
        #expect(page.contains("\n.TP\n\\fB\\-V, \\-\\-version\\fR\n"))
        #expect(page.contains("\n.TP\n\\fBring\\fR BELL [FILE]\nRing a bell.\nAs long as it takes.\n"))
        #expect(page.contains("\n.SH ENVIRONMENT\n.TP\n.B BELFRY_BELL\nThe bell.\n.TP\n.B NO_COLOR\n"))
        #expect(!page.contains("groupdefaults"))
        #expect(page.contains("\n.SH EXAMPLES\n.PP\nRings the big one.\n.PP\n.RS\n.EX\nbelfry ring big\n.EE\n.RE\n"))
        #expect(page.hasSuffix("\n.SH SEE ALSO\n.BR campana (5) ,\n.BR carillon (1)\n"))
    }

    @Test func `A command completes its own operands`() {
        func words(_ line: String...) -> [String] {
            Completions(program).candidates(for: line).map { "\($0.word) \($0.meaning)" }
        }
        #expect(words("ring", "") == ["big once", "small "])
        #expect(words("ring", "-n", "5", "") == ["big 5", "small "])
        #expect(words("ring", "big", "") == [" files"])
        #expect(words("ring", "big", "-n", "") == [])
        #expect(words("--root", "") == [" directories"])
        #expect(words("--root=") == [" directories"])
        #expect(words("--root", "ring", "ri").first == "ring ring a bell")
        #expect(words("completions", "") == ["bash ", "zsh ", "fish "])
        #expect(words("-").map { $0.prefix { $0 != " " } } == ["--root", "--color", "--help", "--version"])
    }

    @Test(arguments: Shell.allCases) func `Completions name this program only`(shell: Shell) {
        let script = shell.script(for: program)
        #expect(script.contains("belfry complete -- "))
        #expect(!script.contains("groupdefaults"))
    }
}
