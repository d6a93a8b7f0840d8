import Foundation
import GroupTesting
import TestSupport
import Testing

/// `groupwidgets stack` as people and scripts call it.
struct StackTests {
    /// Three widgets, as a person places them.
    private func group() throws -> TestGroup {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        for _ in 1...3 { try group.run("groupwidgets", "place", "BasicWidget", "--family", "systemMedium") }
        return group
    }

    private func stack(_ group: TestGroup, _ words: String..., expecting code: Int32 = 0) throws -> String {
        let outcome = try group.start("groupwidgets", ["stack"] + words).wait()
        #expect(outcome.code == code, "\(outcome)")
        return code == 0 ? outcome.output : outcome.errorOutput
    }

    @Test func `A stack is made, turned, explained and taken apart`() throws {
        let group = try group()
        #expect(try stack(group, "add", "BasicWidget-1", "BasicWidget-2") == "Stack-1\n")
        _ = try stack(group, "add", "Stack-1", "BasicWidget-3")
        #expect(
            try stack(group) == """
                Stack-1  systemMedium
                ▸ BasicWidget-1  it is the first, and nothing is relevant
                  BasicWidget-2
                  BasicWidget-3

                """)
        #expect(try stack(group, "next") == "BasicWidget-2\n")
        #expect(try stack(group, "previous", "Stack-1") == "BasicWidget-1\n")
        #expect(try stack(group, "previous") == "BasicWidget-3\n")
        let why = try group.run("groupwidgets", "why", "Stack-1").output
        #expect(why.hasPrefix("Stack-1: BasicWidget-3 is on top: a person turned to it at "))
        #expect(try stack(group, "list", "--json").contains(#""top":"BasicWidget-3""#))
        let drawn = try group.run("groupwidgets", "show", "--once").output
        #expect(drawn.contains("하이하이  3/3") && !drawn.contains("1/3"))
        #expect(try group.run("groupwidgets", "show", "Stack-1", "--once").output.contains("하이하이  3/3"))
        let covered = try group.run("groupwidgets", "show", "BasicWidget-1", "--once").output
        #expect(covered.contains("BasicWidget-1  1/3"))
        #expect(try group.run("groupwidgets", "list").output.contains("in Stack-1, on top"))
        _ = try stack(group, "remove", "BasicWidget-3")
        _ = try stack(group, "remove", "Stack-1")
        #expect(try stack(group).isEmpty)
        #expect(try group.run("groupwidgets", "list").output.split(separator: "\n").count == 3)
    }

    @Test func `A stack says when it was turned by the clock of whoever reads it`() throws {
        let group = try group()
        _ = try stack(group, "add", "BasicWidget-1", "BasicWidget-2")
        _ = try stack(group, "next")
        let said = try ["UTC", "Asia/Seoul"].map { zone in
            let words = try group.run("groupwidgets", "stack", environment: ["TZ": zone]).output
            let pattern = #/turned to it at \d{4}-\d\d-\d\d (\d\d):\d\d:\d\d\n/#
            return try #require(words.firstMatch(of: pattern), "\(words)")
        }
        let hours = try said.map { try #require(Int($0.output.1)) }
        #expect((hours[1] - hours[0] + 24) % 24 == 9)
    }

    @Test func `What cannot be stacked or turned is refused with what to do instead`() throws {
        let group = try group()
        #expect(try stack(group, "next", expecting: 1).contains("there is no stack"))
        #expect(try stack(group, "shuffle", expecting: 2).contains("there is no verb 'shuffle'"))
        #expect(try stack(group, "add", "BasicWidget-1", expecting: 2).contains("alone is not a stack"))
        #expect(try stack(group, "add", "BasicWidget-1", "BasicWidget-9", expecting: 1).contains("did you mean"))
        #expect(try stack(group, "remove", "BasicWidget-1", expecting: 2).contains("is in no stack"))
    }

    @Test func `A stack turns to the widget whose provider says that it is relevant now`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb"])
        let host = try group.host(programs: ["LightsWidget"])
        let (_, lamp) = (try host.place("Room"), try host.place("LampWidget"))
        #expect(try stack(group, "add", "Room-1", "LampWidget-1") == "Stack-1\n")
        #expect(try stack(group).contains("▸ Room-1  it is the first, and nothing is relevant\n"))
        try group.set("isLit", to: true, in: "group.sample.lights")
        try lamp.nextReload(showing: "The lamp is lit")
        let turned = try stack(group)
        #expect(turned.contains("▸ LampWidget-1") && turned.contains("by its provider's relevance()"))
        let why = try group.run("groupwidgets", "why", "Stack-1").output
        #expect(why.hasPrefix("Stack-1: LampWidget-1 is on top") && why.contains("by its provider's relevance()"))
    }

    @Test(arguments: ["run", "show"])
    func `A live screen turns a stack by a key, and when another process does`(command: String) throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        for (program, kind) in [("Basic", "BasicWidget"), ("Characters", "CharacterDetail")] {
            try group.run("groupwidgets", "add", TestGroup.path(ofProgram: program))
            try group.run("groupwidgets", "place", kind, "--family", "systemMedium")
        }
        _ = try stack(group, "add", "BasicWidget-1", "CharacterDetail-1")
        let terminal = try PseudoTerminal(columns: 160, rows: 50)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let screen = try group.start("/bin/sh", ["-c", "exec \"$0\" \(command) <> \"$1\" >&0", tool, terminal.path])
        var drawn = ""
        func shows(_ words: String) -> Bool {
            eventually {
                drawn += read(terminal.ours)
                return drawn.contains(words)
            }
        }
        #expect(shows("  1/2 "))
        // Only what changes is drawn, unless Ctrl-L asks for all.
        _ = write(terminal.ours, "s\u{0C}", 2)
        #expect(shows("CharacterDetail-1 is on top of Stack-1"))
        #expect(shows("  2/2 "))
        #expect(try stack(group, "list").contains("▸ CharacterDetail-1"))
        #expect(try stack(group, "next") == "BasicWidget-1\n")
        let isTurned = eventually {
            _ = write(terminal.ours, "\u{0C}", 1)
            drawn = read(terminal.ours)
            return drawn.contains("  1/2 ")
        }
        #expect(isTurned)
        screen.send(SIGTERM)
    }
}
