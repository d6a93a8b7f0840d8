import Foundation
import GroupTesting
import TestSupport
import Testing

/// Pictures in a terminal, as its protocol has them.
struct TerminalPictureTests {
    private let group: TestGroup
    private let terminal: PseudoTerminal

    init() throws {
        group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm", "LANG": "C.UTF-8"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        terminal = try PseudoTerminal(columns: 160, rows: 50)
    }

    private func start(_ command: String, environment: String = "") throws -> TestProcess {
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        return try group.start(
            "/bin/sh", ["-c", "\(environment) exec \"$0\" \(command) <> \"$1\" >&0", tool, terminal.path])
    }

    /// What is written until it has some words; the terminal answers a question as one would.
    private func drawn(until words: String, answering question: String = "", with answer: String = "") -> String {
        var drawn = ""
        var hasAnswered = question.isEmpty
        let isDrawn = eventually {
            drawn += read(terminal.ours)
            if !hasAnswered, drawn.contains(question) {
                hasAnswered = true
                _ = write(terminal.ours, answer, answer.utf8.count)
            }
            return drawn.contains(words)
        }
        #expect(isDrawn, "\(drawn.suffix(200).debugDescription)")
        return drawn
    }

    @Test func `kitty is sent a PNG in pieces`() throws {
        let show = try start("show BasicWidget --picture", environment: "KITTY_WINDOW_ID=1")
        let drawn = drawn(until: "m=0;")
        #expect(drawn.contains("\u{1B}_Gf=100,a=T,q=2,m=1;iVBORw0KGgo"))
        let longest = drawn.split(separator: "\u{1B}_G").map(\.count).max() ?? 0
        #expect(longest < 4_200)
        #expect(try show.wait().code == 0)
    }

    @Test func `A terminal that lists sixel is sent that`() throws {
        let show = try start("show BasicWidget --picture")
        let drawn = drawn(until: "\u{1B}\\", answering: "\u{1B}[c", with: "\u{1B}[?62;4;22c")
        #expect(drawn.contains("\u{1B}P0;1;0q\"1;1;316;316#0;2;"))
        #expect(try show.wait().code == 0)
    }

    @Test func `One that lists no pictures is told how to get one`() throws {
        let show = try start("show BasicWidget --picture")
        _ = drawn(until: "\u{1B}[c", answering: "\u{1B}[c", with: "\u{1B}[?62;22c")
        let outcome = try show.wait()
        #expect(outcome.code == 3)
        #expect(outcome.errorOutput.contains("this terminal shows no pictures"))
        #expect(outcome.errorOutput.contains("--png FILE writes one"))
    }

    @Test func `A key of the live screen shows the chosen widget as a picture, and the next takes it away`() throws {
        try group.run("groupwidgets", "place", "BasicWidget")
        let screen = try start("run", environment: "KITTY_WINDOW_ID=1")
        _ = drawn(until: "Emoji")
        _ = write(terminal.ours, "p", 1)
        _ = drawn(until: "\u{1B}_Gf=100")
        _ = write(terminal.ours, "x", 1)
        let after = drawn(until: "BasicWidget-1")
        #expect(after.contains("\u{1B}_Ga=d"))
        _ = write(terminal.ours, "q", 1)
        let hasEnded = eventually {
            _ = read(terminal.ours)
            return !Processes.isRunning(screen.identifier)
        }
        #expect(hasEnded)
    }
}
