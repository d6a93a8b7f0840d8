@testable import ScriptWidgets
import Testing
import WidgetArchive

struct MenuTests {
    private func row(_ line: String) -> MenuRow { Menu("title\n---\n" + line).rows[0] }

    @Test func `Lines before the first separator are the header`() {
        let menu = Menu("one\ntwo\n---\nthree\n---\n--four\n")
        #expect(menu.header.map(\.text.words) == ["one", "two"])
        #expect(menu.rows.map(\.text.words) == ["three", "", "four"])
        #expect(menu.rows.map(\.level) == [0, 0, 1])
        #expect(menu.rows[1].isSeparator)
    }

    @Test func `Two pictures are one for each appearance`() {
        let scenes = PrintedWidget("x | sfimage=sun.max,moon").scenes(in: .systemSmall)
        #expect(scenes.light.root.symbols == ["sun.max"])
        #expect(scenes[.dark].root.symbols == ["moon"])
        #expect(PrintedWidget("x | sfimage=sun.max").scenes(in: .systemSmall).dark == nil)
    }

    @Test func `The last menu of a program that runs on counts`() {
        #expect(Menu("one\n~~~\ntwo\n---\nthree\n").header.map(\.text.words) == ["two"])
        #expect(Menu("one\n~~~\n").header.map(\.text.words) == ["one"])
    }

    @Test func `Line ends of other systems are line ends`() {
        #expect(Menu("one\r\n---\r\ntwo\r\n").rows.map(\.text.words) == ["two"])
    }

    @Test(arguments: [
        ("  a  ", "a"), ("  a  | trim=false", "  a  "), ("abcdef | length=3", "abc…"), ("abc | length=3", "abc"),
        (":zap: on", "⚡ on"), (":zap: on | emojize=false", ":zap: on"), ("<b>a</b>", "a"),
        ("<b>a</b> | useMarkup=false", "<b>a</b>"), (#"a\nb"#, "a\nb"), (#"a\nb | unescape=false"#, #"a\nb"#),
        (#"a\tb\"#, #"a\tb\"#), ("\u{1B}[31ma\u{1B}[0m | ansi=false", "a"), ("**a** | md=true", "a"),
    ])
    func `Keys say how text is read`(_ line: String, words: String) {
        #expect(row(line).text.words == words)
    }

    @Test func `A row has a look, a mark and a badge`() {
        let row = row(
            "Mail | color=red size=20 font=Menlo checked=true badge=12 tooltip=\"two words\" sfimage=envelope")
        #expect(row.tone == SystemTone.red)
        #expect(row.size == 20)
        #expect(row.font?.design == .monospaced)
        #expect(row.isChecked)
        #expect(row.badge == "12")
        #expect(row.spoken == "Mail, two words")
        #expect(row.picture?.source == .symbol("envelope"))
    }

    @Test func `A picture keeps its proportions at the height of its text`() throws {
        let row = row("| templateImage=\(SampleImage.png)")
        #expect(!row.isBlank)
        let node = try #require(row.picture?.node(for: Font(size: 20), tone: SystemTone.label))
        guard case .image(let picture) = node, case .bytes(_, let size) = picture.source else {
            Issue.record("not a picture")
            return
        }
        #expect(picture.isTemplate)
        #expect(size == Size(width: 2, height: 4))
    }

    @Test func `A picture that base64 has wrapped is one`() {
        let letters = String(repeating: "A", count: 76)
        let menu = Menu("x | image=\(letters)\n\(letters)\nBBBB=\n---\nrow")
        #expect(menu.header.count == 1)
        #expect(menu.rows.count == 1)
    }

    @Test func `Commands, URLs and refreshes are actions`() {
        func action(_ line: String) -> Action? { row("x | " + line).action }
        #expect(action("href=https://example.com") == .open(url: "https://example.com"))
        #expect(
            action("bash=/bin/a param1=b param2='c d' terminal=false refresh=true")
                == ScriptAction(["/bin/a", "b", "c d"], refreshes: true).action)
        #expect(action("shell=a param10=k param2=c") == ScriptAction(["a", "c", "k"], isInTerminal: true).action)
        #expect(action("refresh=true") == ScriptAction([], refreshes: true).action)
        #expect(action("stdin=go") == ScriptAction([], input: "go").action)
        #expect(
            action("href='swiftbar://refreshplugin?name=my%20vpn.1m.sh'")
                == ScriptAction(["groupwidgets", "reload", "--", "my vpn"]).action)
        #expect(
            action("href=xbar://app.xbarapp.com/refreshAllPlugins")
                == ScriptAction(["groupwidgets", "reload", "--all"]).action)
        #expect(action("bash=a disabled=true") == nil)
        #expect(action("color=red") == nil)
    }

    @Test func `What is read and not shown is noted once`() {
        let menu = Menu("a | shortcut=CMD+A foo=1\n---\nb | shortcut=CMD+B foo=2 color=nocolor\nc | webview=true")
        #expect(
            menu.notes == [
                "'foo' is not a key of a menu's line", "'shortcut' has no effect here: widgets have no keys",
                "'nocolor' is not a colour that is known here",
                "'webview' has no effect here: widgets show no web pages",
            ])
    }

    @Test(
        arguments: [
            ("CPU 42%", 0.42), ("42.5 %", 0.425), ("7,5%", 0.075), ("120%", nil), ("-3%", nil), ("%", nil), ("no", nil),
        ] as [(String, Double?)])
    func `A title with a percentage has a gauge`(_ words: String, fraction: Double?) {
        #expect(Menu.fraction(in: words) == fraction)
    }
}
