import Foundation
import GroupTesting
import TestSupport
import Testing

/// Widgets that are drawn live on a terminal.
struct LiveScreenTests {
    @Test(arguments: ["run", "show"])
    func `A live screen names a damaged record, whether its process is a host or not`(command: String) throws {
        let group = try LiveScreen.group("Basic", placing: "BasicWidget")
        let records = group.path + "/.widgets/placed/Library/Preferences/placed.json"
        try Files.replace(records, with: "{\"Broken-1\": 5," + Files.read(records).dropFirst())
        let screen = try LiveScreen(command, in: group, columns: 160, rows: 50)
        #expect(screen.shows("'Broken-1'"))
        // The name of its kind, under which a damaged record hides nothing.
        #expect(screen.drawn.contains("하이하이"))
        screen.type("q")
        #expect(screen.ends())
        #expect(try screen.process.wait().code == 0)
    }

    @Test func `A key reads a widget as a screen reader would`() throws {
        let group = try LiveScreen.group("Basic", placing: "BasicWidget")
        try group.set("SampleName", to: "Minsu", in: "group.sample.alstn38.practice")
        let screen = try LiveScreen("run", in: group, columns: 100, rows: 40)
        #expect(screen.shows("Minsu", after: ""))
        #expect(screen.shows("Minsu.", after: "v"))
        screen.process.send(SIGTERM)
    }

    @Test func `Widgets that a small terminal has no room for are scrolled to, and only then acted on`() throws {
        let group = try LiveScreen.group("Basic", placing: "BasicWidget", 7)
        let screen = try LiveScreen("run", in: group, columns: 80, rows: 24)
        #expect(screen.shows("4 below (PgDn)"))
        #expect(!screen.drawn.contains("BasicWidget-7"))
        #expect(screen.shows("BasicWidget-7", after: "\u{1B}[6~\u{1B}[6~"))
        screen.type("?")
        #expect(screen.shows("Ctrl-L"))
        screen.type("?q")
        #expect(screen.ends())
    }

    @Test(arguments: ["run", "show"])
    func `A widget that is placed from the live screen is the chosen one, and scrolled to`(command: String) throws {
        let group = try LiveScreen.group("Basic", placing: "BasicWidget", 6)
        let screen = try LiveScreen(command, in: group, columns: 80, rows: 24)
        #expect(screen.shows("below (PgDn)", after: ""))
        #expect(screen.shows("Place a widget", after: "a"))
        #expect(screen.shows("Size of BasicWidget", after: "\r"))
        #expect(screen.shows("6 above (PgUp)", after: "\r"))
        // What it asks about is the chosen widget.
        #expect(screen.shows("Remove BasicWidget-7?", after: "d"))
        screen.process.send(SIGTERM)
    }

    @Test func `A parameter is typed on the live screen, and what is no value is not lost`() throws {
        let group = try LiveScreen.group("ParcelWidget", placing: "ParcelWidget")
        let screen = try LiveScreen("run", in: group, columns: 100, rows: 30)
        #expect(screen.shows("Favorite"))
        #expect(screen.shows("Favorite Emoji: 😃", after: "e"))
        #expect(screen.shows("it is a text", after: "j\r"))
        #expect(screen.shows("Kim▏", after: "\u{15}Kim"))
        #expect(screen.shows("🍀▏Kim", after: "\u{1B}[D\u{1B}[D안\u{7F}\u{1B}[H🍀"))
        #expect(try !group.run("groupwidgets", "list").output.contains("favoriteEmoji"))
        #expect(screen.shows("? help", after: "\r"))
        let isSet = eventually {
            (try? group.run("groupwidgets", "list").output.contains("favoriteEmoji=🍀Kim")) == true
        }
        #expect(isSet)
        #expect(screen.shows("🍀Kim"))
        screen.process.send(SIGTERM)
    }

    @Test func `A live screen shows an activity and its alerts, until it ends`() throws {
        let group = try LiveScreen.group("ParcelWidget", placing: "ParcelWidget", 0)
        let screen = try LiveScreen("run", in: group, columns: 160, rows: 50)
        #expect(screen.shows("No widget is placed"))
        let id = try group.run("ParcelApp", "begin", "Books", "A").output.trimmingCharacters(in: .newlines)
        // Only what changes is drawn, and so no spaces.
        for word in ["islandExpanded", "Hello", "Trailing"] { #expect(screen.shows(word)) }
        try group.run("ParcelApp", "alert", id, "B", "near")
        #expect(screen.shows("near"))
        screen.drawn = ""
        try group.run("groupwidgets", "activities", "end", id)
        let isGone = eventually {
            screen.type("j")
            screen.drawn += read(screen.terminal.ours)
            return screen.drawn.contains("KIND")
        }
        #expect(isGone)
        screen.process.send(SIGTERM)
    }

    @Test(arguments: ["run", "show"])
    func `Each of many widgets that comes into sight shows the last value`(command: String) throws {
        let group = try LiveScreen.group(
            "CoffeeWidget", placing: "Coffee", 24, environment: ["GROUPDEFAULTS_SUITE": "group.com.example.app"])
        try group.run("groupdefaults", "set", "nickname", "Minsu")
        let host = try command == "show" ? group.start(TestGroup.path(ofProgram: "groupwidgets"), ["run"]) : nil
        let screen = try LiveScreen(command, in: group, columns: 80, rows: 24)
        #expect(screen.shows("Minsu", after: ""))
        #expect(screen.shows("above (PgUp)", after: "\u{1B}[F"))
        try group.run("groupdefaults", "set", "nickname", "Kim")
        for key in ["\u{1B}[H", "\u{1B}[6~", "\u{1B}[6~", "\u{1B}[F"] {
            #expect(screen.shows("Kim", after: key) && screen.drawn.contains("Coffee"))
        }
        screen.process.send(SIGTERM)
        host?.send(SIGTERM)
    }
}

// MARK: What must not happen to a terminal

extension LiveScreenTests {
    @Test func `A terminal that claims to be larger than any is drawn on, and left as it was`() throws {
        let group = try LiveScreen.group("Basic", placing: "BasicWidget")
        let screen = try LiveScreen("run", in: group, columns: 65_535, rows: 65_535)
        #expect(screen.shows("help"))
        screen.process.send(SIGTERM)
        #expect(screen.ends())
        #expect(screen.drawn.contains("\u{1B}[?1049l"))
        #expect(screen.terminal.echoes)
    }

    @Test(arguments: [SIGABRT, SIGSEGV, SIGILL])
    func `A crash gives the terminal back`(signal: Int32) throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"])
        let screen = try LiveScreen("run", in: group, columns: 100, rows: 30)
        #expect(screen.shows("help") && !screen.terminal.echoes)
        screen.process.send(signal)
        #expect(screen.shows("\u{1B}[?1049l"))
        #expect(screen.drawn.contains("\u{1B}[?25h") && screen.terminal.echoes)
        #expect(try screen.process.wait().code != 0)
    }

    @Test func `A picture that takes long holds nothing up`() throws {
        let group = try LiveScreen.group("CoffeeWidget", placing: "Coffee")
        let silent = group.path + "/silent"
        try "#!/bin/sh\nexec sleep 60\n".write(toFile: silent, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: silent)
        let screen = try LiveScreen(
            "run", in: group, columns: 100, rows: 30,
            environment: ["GROUPWIDGETS_DRAW": silent, "KITTY_WINDOW_ID": "1"])
        #expect(screen.shows("help"))
        screen.type("p")
        screen.type("?")
        #expect(screen.shows("Ctrl-L"))
        #expect(!screen.drawn.contains("took too long"))
        screen.type("?p")
        #expect(screen.shows("took too long"))
        screen.process.send(SIGTERM)
    }
}
