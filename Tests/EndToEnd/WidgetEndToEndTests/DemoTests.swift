import Foundation
import GroupTesting
import TestSupport
import Testing

/// `groupwidgets demo`, the one command of whoever has just installed it.
struct DemoTests {
    private let group: TestGroup

    init() throws {
        group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        try FileManager.default.createDirectory(atPath: group.path + "/tmp", withIntermediateDirectories: false)
    }

    /// Somebody who works on another suite.
    private var temporary: [String: String] {
        ["TMPDIR": group.path + "/tmp", "GROUPDEFAULTS_SUITE": "group.other"]
    }
    private var leftBehind: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: group.path + "/tmp") }
    }

    @Test func `Each write is followed by the reload that it causes, and nothing stays`() throws {
        let shown = try group.run("groupwidgets", "demo", environment: temporary)
        let lines = shown.output.split(separator: "\n")
        let write = try #require(lines.firstIndex { $0 == "$ groupdefaults incr cups" })
        #expect(lines[write + 1].contains("Coffee-1  cups of group.com.example.app changed"))
        let edit = try #require(lines.firstIndex { $0.hasSuffix("edit CharacterDetail-1 character=Spouty") })
        #expect(lines[edit + 1].contains("CharacterDetail-1"))
        #expect(lines.count { $0.hasPrefix("$ ") } == 8)
        let first = try #require(lines.firstIndex { $0 == "$ groupdefaults set cups 3" })
        let picture = lines[first..<write].joined(separator: "\n")
        #expect(picture.contains(/before +after \([0-9.]+ ms\)/), "\(picture)")
        #expect(shown.errorOutput.contains("/CoffeeWidget && groupwidgets place Coffee && groupwidgets run\n"))
        #expect(try leftBehind.isEmpty)
        #expect(try group.run("groupdefaults", "suites").output.isEmpty)
    }

    @Test func `On a terminal, the writes are named beneath the widgets`() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let screen = try group.start(
            "/bin/sh", ["-c", "exec \"$0\" demo <> \"$1\" >&0", tool, terminal.path], environment: temporary)
        var drawn = ""
        // Only what changes is drawn, and so no spaces.
        for words in ["Minsu", "Unipony", "groupdefaults", "Kim"] {
            let isShown = eventually {
                drawn += read(terminal.ours)
                return drawn.contains(words)
            }
            #expect(isShown, "\(words)")
        }
        _ = write(terminal.ours, "q", 1)
        let hasEnded = eventually {
            _ = read(terminal.ours)
            return !Processes.isRunning(screen.identifier)
        }
        #expect(hasEnded)
        #expect(try screen.wait().code == 0)
        #expect(try leftBehind.isEmpty)
    }

    @Test func `Without the samples it says where they are`() throws {
        let tool = group.path + "/groupwidgets"
        try Files.copyProgram(TestGroup.path(ofProgram: "groupwidgets"), to: tool)
        let refused = try group.start(tool, ["demo"], environment: temporary).wait()
        #expect(refused.code == 1)
        #expect(refused.errorOutput.contains("the sample widgets are not installed"))
        #expect(refused.errorOutput.contains("groupdefaults-samples"))
        #expect(try leftBehind.isEmpty)
    }
}
