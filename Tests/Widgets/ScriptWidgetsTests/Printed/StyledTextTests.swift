@testable import ScriptWidgets
import Testing
import WidgetArchive

struct StyledTextTests {
    @Test func `Escapes of a terminal are colours and looks, and all others are dropped`() {
        let text = StyledText(ansi: "a\u{1B}[1;31mb\u{1B}[0mc\u{1B}[2Jd\u{1B}]0;title\u{7}e")
        #expect(text.words == "abcde")
        #expect(text.pieces[1].look.isBold)
        #expect(text.pieces[1].look.tone == SystemTone.red)
        #expect(text.pieces[2].look == StyledText.Look())
    }

    @Test(arguments: [
        ("38;5;196", "#FF0000"), ("38;5;232", "#080808"), ("38;2;1;2;3", "#010203"), ("38;5;21;4", "#0000FF"),
    ])
    func `Terminals have colours by number and by parts`(_ codes: String, shade: String) {
        let look = StyledText(ansi: "\u{1B}[\(codes)mx").pieces[0].look
        #expect(look.tone?.light.description == shade)
        #expect(look.isUnderlined == codes.hasSuffix(";4"))
    }

    @Test func `An escape that ends too early is nothing`() {
        for text in ["\u{1B}", "\u{1B}[", "\u{1B}[3", "\u{1B}]0;x", "\u{1B}[38;5m", "\u{1B}[38;2;1m"] {
            #expect(StyledText(ansi: text).words == "")
        }
    }

    @Test func `Markup of Pango is read, with its entities`() throws {
        let text = try #require(
            StyledText(markup: "<b>CPU</b> 4 &lt; 5 <span foreground='#405060' size='small'>low</span>"))
        #expect(text.words == "CPU 4 < 5 low")
        #expect(text.pieces[0].look.isBold)
        #expect(text.pieces[2].look.tone == Tone(Shade(rgb: 0x405060)))
        #expect(text.pieces[2].look.scale < 1)
    }

    @Test(arguments: ["a < b", "<3", "a <unknown>b</unknown>", "no tags &amp; none", "<b>open <", ""])
    func `Text that is no markup stays as it is`(_ words: String) {
        #expect(StyledText(markup: words) == nil)
    }

    @Test(arguments: [
        (":rocket: go", "🚀 go", [String]()), ("at 10:20:30", "at 10:20:30", []), (":zap::fire:", "⚡🔥", []),
        ("a:rocket", "a:rocket", []), (":no_such_thing: x", ":no_such_thing: x", ["no_such_thing"]), ("::", "::", []),
    ])
    func `Names between colons are emoji`(_ words: String, shown: String, unknown: [String]) {
        let (text, names) = StyledText(words).resolvingCodes(emoji: true, symbols: true)
        #expect(text.words == shown)
        #expect(names == unknown)
    }

    @Test func `Names with dots are symbols`() {
        let (text, _) = StyledText(":sun.max.fill: 21° :bolt:").resolvingCodes(emoji: true, symbols: true)
        #expect(text.pieces.map(\.content) == [.symbol("sun.max.fill"), .words(" 21° "), .symbol("bolt")])
        #expect(StyledText(":sun.max:").resolvingCodes(emoji: true, symbols: false).text.words == ":sun.max:")
    }

    @Test func `Marks of Markdown are looks`() {
        let text = StyledText("a **b** *c* `d` ~~e~~").resolvingMarkdown()
        #expect(text.words == "a b c d e")
        #expect(text.pieces.filter(\.look.isBold).map(\.content) == [.words("b")])
        #expect(text.pieces.filter(\.look.isItalic).map(\.content) == [.words("c")])
        #expect(text.pieces.filter(\.look.isMonospaced).map(\.content) == [.words("d")])
        #expect(text.pieces.filter(\.look.isStruck).map(\.content) == [.words("e")])
    }

    @Test func `Nothing that steers a terminal or turns text around is shown`() {
        #expect("a\u{1B}[31mb\u{7}\u{202E}c\u{2066}d\u{9B}e\u{FEFF}".shown == "a[31mbcde")
        #expect("a\tb\nc".shown == "a b\nc")
        #expect(String(repeating: "x", count: 9_000).shown.count == 2_000)
    }

    @Test(
        arguments: [
            ("red", SystemTone.red), ("Rebecca Purple", Tone(Shade(rgb: 0x663399))),
            ("#abc", Tone(Shade(rgb: 0xAABBCC))),
            ("102030", Tone(Shade(rgb: 0x102030))), ("#10203080", Tone(Shade(rgb: 0x102030, opacity: 128.0 / 255))),
            ("navy,#ffffff", Tone(light: Shade(rgb: 0x000080), dark: Shade(rgb: 0xFFFFFF))), ("nothing", nil),
            ("", nil),
            ("red,nothing", nil), ("#12", nil),
        ] as [(String, Tone?)])
    func `Colours have names and numbers, and may be two`(_ word: String, tone: Tone?) {
        #expect(ColorWord.tone(word) == tone)
    }

    @Test func `Letters keep a colour only where it can be read`() throws {
        #expect(ColorWord.text("white") == SystemTone.label)
        #expect(ColorWord.text("#000") == SystemTone.label)
        let pale = try #require(ColorWord.text("#f1f5f9"))
        #expect(pale.light == SystemTone.label.light)
        #expect(pale.dark == Shade(rgb: 0xF1F5F9))
        #expect(ColorWord.text("white,black") == Tone(light: Shade(rgb: 0xFFFFFF), dark: Shade(rgb: 0)))
    }

    @Test(
        arguments: [
            ("Menlo-Bold", nil, Font.Design.monospaced, 700), ("Helvetica Neue", nil, .standard, 400),
            ("Avenir-LightOblique", "Avenir", .standard, 300), ("", nil, .standard, 400),
            ("UbuntuMono", nil, .monospaced, 400),
        ] as [(String, String?, Font.Design, Int)])
    func `A font of another system keeps its purpose`(_ word: String, family: String?, design: Font.Design, weight: Int)
    {
        let font = FontWord(word).applied(to: Font(size: 13))
        #expect(font.family == family)
        #expect(font.design == design)
        #expect(font.weight == weight)
    }
}
