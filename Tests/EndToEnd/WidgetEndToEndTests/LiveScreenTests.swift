import Foundation
import GroupTesting
import TestSupport
import Testing

/// Widgets that are drawn live on a terminal.
struct LiveScreenTests {
    @Test(arguments: ["run", "show"])
    func `A live screen names a damaged record, whether its process is a host or not`(command: String) throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        try group.run("groupwidgets", "place", "BasicWidget")
        let records = group.path + "/.widgets/placed/Library/Preferences/placed.json"
        try Files.replace(records, with: "{\"Broken-1\": 5," + Files.read(records).dropFirst())
        let terminal = try PseudoTerminal(columns: 160, rows: 50)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let script = "exec \"$0\" \(command) <> \"$1\" >&0"
        let screen = try group.start("/bin/sh", ["-c", script, tool, terminal.path])
        var drawn = ""
        let isNamed = eventually {
            drawn += read(terminal.ours)
            return drawn.contains("'Broken-1'")
        }
        #expect(isNamed)
        // The name of its kind, under which a damaged record hides nothing.
        #expect(drawn.contains("하이하이"))
        _ = write(terminal.ours, "q", 1)
        let hasEnded = eventually {
            drawn += read(terminal.ours)
            return !Processes.isRunning(screen.identifier)
        }
        #expect(hasEnded)
        #expect(try screen.wait().code == 0)
    }

    @Test func `Widgets that a small terminal has no room for are scrolled to, and only then acted on`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        for _ in 1...7 { try group.run("groupwidgets", "place", "BasicWidget") }
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let screen = try group.start("/bin/sh", ["-c", "exec \"$0\" run <> \"$1\" >&0", tool, terminal.path])
        var drawn = ""
        func shows(_ words: String) -> Bool {
            eventually {
                drawn += read(terminal.ours)
                return drawn.contains(words)
            }
        }
        #expect(shows("4 below (PgDn)"))
        #expect(!drawn.contains("BasicWidget-7"))
        drawn = ""
        // Only what changes is drawn, unless Ctrl-L asks for all.
        let keys = "\u{1B}[6~\u{1B}[6~\u{0C}"
        _ = write(terminal.ours, keys, keys.utf8.count)
        #expect(shows("BasicWidget-7"))
        _ = write(terminal.ours, "?", 1)
        #expect(shows("Ctrl-L"))
        _ = write(terminal.ours, "?q", 2)
        let hasEnded = eventually {
            _ = read(terminal.ours)
            return !Processes.isRunning(screen.identifier)
        }
        #expect(hasEnded)
    }

    /// Types, and returns what is drawn until there are these words.
    private func typing(_ keys: String, on terminal: PseudoTerminal, until words: String) -> String {
        var drawn = ""
        _ = write(terminal.ours, keys, keys.utf8.count)
        let isShown = eventually {
            drawn += read(terminal.ours)
            if drawn.contains(words) { return true }
            // Only what changes is drawn, unless Ctrl-L asks for all.
            _ = write(terminal.ours, "\u{0C}", 1)
            return false
        }
        #expect(isShown, "\(words)")
        return drawn
    }

    @Test(arguments: ["run", "show"])
    func `A widget that is placed from the live screen is the chosen one, and scrolled to`(command: String) throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        for _ in 1...6 { try group.run("groupwidgets", "place", "BasicWidget") }
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let script = "exec \"$0\" \(command) <> \"$1\" >&0"
        let screen = try group.start("/bin/sh", ["-c", script, tool, terminal.path])
        func type(_ keys: String, until words: String) { _ = typing(keys, on: terminal, until: words) }
        type("", until: "below (PgDn)")
        type("a", until: "Place a widget")
        type("\r", until: "Size of BasicWidget")
        type("\r", until: "6 above (PgUp)")
        // What it asks about is the chosen widget.
        type("d", until: "Remove BasicWidget-7?")
        screen.send(SIGTERM)
    }

    @Test func `A parameter is typed on the live screen, and what is no value is not lost`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "ParcelWidget"))
        try group.run("groupwidgets", "place", "ParcelWidget")
        let terminal = try PseudoTerminal(columns: 100, rows: 30)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let screen = try group.start("/bin/sh", ["-c", "exec \"$0\" run <> \"$1\" >&0", tool, terminal.path])
        var drawn = ""
        func shows(_ words: String) -> Bool {
            eventually {
                drawn += read(terminal.ours)
                return drawn.contains(words)
            }
        }
        func type(_ keys: String, until words: String) { drawn = typing(keys, on: terminal, until: words) }
        #expect(shows("Favorite"))
        type("e", until: "Favorite Emoji: 😃")
        type("j\r", until: "it is a text")
        type("\u{15}Kim", until: "Kim▏")
        type("\u{1B}[D\u{1B}[D안\u{7F}\u{1B}[H🍀", until: "🍀▏Kim")
        #expect(try !group.run("groupwidgets", "list").output.contains("favoriteEmoji"))
        type("\r", until: "? help")
        let isSet = eventually {
            (try? group.run("groupwidgets", "list").output.contains("favoriteEmoji=🍀Kim")) == true
        }
        #expect(isSet)
        #expect(shows("🍀Kim"))
        screen.send(SIGTERM)
    }

    @Test func `A live screen shows an activity and its alerts, until it ends`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "ParcelWidget"))
        let terminal = try PseudoTerminal(columns: 160, rows: 50)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let screen = try group.start("/bin/sh", ["-c", "exec \"$0\" run <> \"$1\" >&0", tool, terminal.path])
        var drawn = ""
        func shows(_ words: String) -> Bool {
            eventually {
                drawn += read(terminal.ours)
                return drawn.contains(words)
            }
        }
        #expect(shows("No widget is placed"))
        let id = try group.run("ParcelApp", "begin", "Books", "A").output.trimmingCharacters(in: .newlines)
        // Only what changes is drawn, and so no spaces.
        for word in ["islandExpanded", "Hello", "Trailing"] { #expect(shows(word)) }
        try group.run("ParcelApp", "alert", id, "B", "near")
        #expect(shows("near"))
        drawn = ""
        try group.run("groupwidgets", "activities", "end", id)
        let isGone = eventually {
            _ = write(terminal.ours, "j", 1)
            drawn += read(terminal.ours)
            return drawn.contains("KIND")
        }
        #expect(isGone)
        screen.send(SIGTERM)
    }

    @Test func `A terminal that claims to be larger than any is drawn on, and left as it was`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        try group.run("groupwidgets", "place", "BasicWidget")
        let terminal = try PseudoTerminal(columns: 65_535, rows: 65_535)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let screen = try group.start("/bin/sh", ["-c", "exec \"$0\" run <> \"$1\" >&0", tool, terminal.path])
        var drawn = ""
        let isDrawn = eventually {
            drawn += read(terminal.ours)
            return drawn.contains("help")
        }
        #expect(isDrawn)
        screen.send(SIGTERM)
        let hasEnded = eventually {
            drawn += read(terminal.ours)
            return !Processes.isRunning(screen.identifier)
        }
        #expect(hasEnded)
        #expect(drawn.contains("\u{1B}[?1049l"))
        #expect(terminal.echoes)
    }

    @Test(arguments: [SIGABRT, SIGSEGV, SIGILL])
    func `A crash gives the terminal back`(signal: Int32) throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"])
        let terminal = try PseudoTerminal(columns: 100, rows: 30)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let screen = try group.start("/bin/sh", ["-c", "exec \"$0\" run <> \"$1\" >&0", tool, terminal.path])
        var drawn = ""
        let isDrawn = eventually {
            drawn += read(terminal.ours)
            return drawn.contains("help")
        }
        #expect(isDrawn && !terminal.echoes)
        screen.send(signal)
        let isRestored = eventually {
            drawn += read(terminal.ours)
            return drawn.contains("\u{1B}[?25h") && drawn.contains("\u{1B}[?1049l") && terminal.echoes
        }
        #expect(isRestored)
        #expect(try screen.wait().code != 0)
    }

    @Test func `A picture that takes long holds nothing up`() throws {
        let group = try TestGroup(environment: [
            "NO_COLOR": "1", "TERM": "xterm", "KITTY_WINDOW_ID": "1", "GROUPWIDGETS_DRAW": "/bin/cat",
        ])
        // It answers nothing that it is asked.
        let silent = group.path + "/silent"
        try "#!/bin/sh\nexec sleep 60\n".write(toFile: silent, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: silent)
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CoffeeWidget"))
        try group.run("groupwidgets", "place", "Coffee")
        let terminal = try PseudoTerminal(columns: 100, rows: 30)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let script = "GROUPWIDGETS_DRAW=\"$2\" exec \"$0\" run <> \"$1\" >&0"
        let screen = try group.start("/bin/sh", ["-c", script, tool, terminal.path, silent])
        var drawn = ""
        func shows(_ words: String) -> Bool {
            eventually {
                drawn += read(terminal.ours)
                return drawn.contains(words)
            }
        }
        #expect(shows("help"))
        _ = write(terminal.ours, "p", 1)
        _ = write(terminal.ours, "?", 1)
        #expect(shows("Ctrl-L"))
        #expect(!drawn.contains("took too long"))
        _ = write(terminal.ours, "?p", 2)
        #expect(shows("took too long"))
        screen.send(SIGTERM)
    }

    @Test(arguments: ["run", "show"])
    func `Each of many widgets that comes into sight shows the last value`(command: String) throws {
        let suite = "group.com.example.app"
        let group = try TestGroup(environment: [
            "NO_COLOR": "1", "TERM": "xterm", "GROUPDEFAULTS_SUITE": suite,
        ])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CoffeeWidget"))
        for _ in 1...24 { try group.run("groupwidgets", "place", "Coffee") }
        try group.run("groupdefaults", "set", "nickname", "Minsu")
        let host =
            command == "show" ? try group.start(TestGroup.path(ofProgram: "groupwidgets"), ["run", "--plain"]) : nil
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let screen = try group.start("/bin/sh", ["-c", "exec \"$0\" \(command) <> \"$1\" >&0", tool, terminal.path])
        _ = typing("", on: terminal, until: "Minsu")
        _ = typing("\u{1B}[F", on: terminal, until: "above (PgUp)")
        try group.run("groupdefaults", "set", "nickname", "Kim")
        for key in ["\u{1B}[H", "\u{1B}[6~", "\u{1B}[6~", "\u{1B}[F"] {
            #expect(typing(key, on: terminal, until: "Kim").contains("Coffee"))
        }
        _ = host
        screen.send(SIGTERM)
    }
}
