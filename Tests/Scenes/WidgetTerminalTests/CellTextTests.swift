import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetTerminal

struct CellTextTests {
    @Test(
        arguments: [
            ("a", 1), ("ñ", 1), ("e\u{302}\u{301}", 1), ("안", 2), ("漢", 2), ("ア", 2), ("Ａ", 2), ("・", 2), ("😀", 2),
            ("👩‍💻", 2),
            ("🇻🇳", 2), ("👍🏽", 2), ("☀️", 2), ("☀", 1), ("1️⃣", 2), ("★", 1), ("⏰", 2), ("…", 1), ("─", 1), ("\u{200B}", 0),
            ("\u{1B}", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\u{202E}", 0), ("\u{301}", 0),
        ] as [(Character, Int)])
    func `A character has its width in cells`(_ character: Character, _ width: Int) {
        #expect(character.cellWidth == width)
    }

    private func lines(
        _ words: String, _ width: Int, _ most: Int? = nil, _ truncation: Paragraph.Truncation = .tail
    ) -> [String] {
        let paragraph = Paragraph([run(words)], truncation: truncation)
        return CellText(paragraph, width: width, lines: most).lines.map { String($0.map(\.character)) }
    }

    @Test(arguments: [
        ("hello world", 11, ["hello world"]), ("hello world", 10, ["hello", "world"]),
        ("hello world", 5, ["hello", "world"]), ("hello world", 3, ["hel", "lo", "wor", "ld"]),
        ("a  b", 2, ["a", "b"]), ("ab ", 9, ["ab "]), ("ab  ", 3, ["ab "]),
        ("ab cd ", 3, ["ab", "cd "]), ("one\ntwo", 9, ["one", "two"]), ("one\n\ntwo", 9, ["one", "", "two"]),
        ("well-known", 6, ["well-", "known"]), ("안녕하세요", 5, ["안녕", "하세", "요"]),
        ("오늘 날씨", 6, ["오늘", "날씨"]),
        ("김민수 입니다", 9, ["김민수", "입니다"]), ("안녕 김민수", 8, ["안녕", "김민수"]), ("東京、大阪", 4, ["東", "京、", "大阪"]),
        ("時間。", 4, ["時", "間。"]),
        ("thời tiết đẹp", 10, ["thời", "tiết đẹp"]), ("👩‍💻👩‍💻👩‍💻", 4, ["👩‍💻👩‍💻", "👩‍💻"]),
        ("", 5, [""]), ("tab\there", 20, ["tab here"]), ("x\u{1B}[31my", 20, ["x[31my"]),
    ])
    func `Lines break between words, or anywhere in East Asian scripts`(
        _ words: String, _ width: Int, _ expected: [String]
    ) {
        #expect(lines(words, width) == expected)
    }

    @Test(arguments: [
        ("hello world", 7, 1, Paragraph.Truncation.tail, ["hello…"]), ("hello world", 8, 1, .tail, ["hello w…"]),
        ("hello world", 7, 1, .head, ["…world"]), ("hello world", 7, 1, .middle, ["hel…rld"]),
        ("one two three four", 8, 2, .tail, ["one two", "three f…"]), ("안녕하세요", 6, 1, .tail, ["안녕…"]),
        ("안녕하세요", 7, 1, .middle, ["안녕…요"]), ("🇻🇳🇰🇷🇯🇵", 5, 1, .tail, ["🇻🇳🇰🇷…"]), ("one\ntwo", 9, 1, .tail, ["one…"]),
        ("long", 1, 1, .tail, ["…"]), ("exact", 5, 1, .tail, ["exact"]),
    ])
    func `Text that does not fit is truncated with an ellipsis`(
        _ words: String, _ width: Int, _ most: Int, _ truncation: Paragraph.Truncation, _ expected: [String]
    ) {
        #expect(lines(words, width, most, truncation) == expected)
    }

    @Test func `Letters and combining accents are composed`() {
        let decomposed = lines("Vie\u{323}\u{302}t", 10)[0]
        #expect(decomposed.unicodeScalars.count == 4)
    }

    @Test(arguments: [
        ("star.fill", "★"), ("creditcard.fill", "💳"), ("heart.slash.circle", "♡"), ("no.such.symbol", "▢"),
        ("arrow.up.right.circle.fill", "↗"), ("", "▢"),
    ])
    func `A symbol has the glyph of its longest known prefix`(_ name: String, _ glyph: String) {
        #expect(SymbolGlyphs.glyph(for: name) == glyph)
    }

    @Test func `Every symbol is one or two cells wide`() {
        for name in [
            "sun.max", "gearshape", "wifi", "bolt.fill", "person.2", "chevron.right", "battery.100", "thermometer",
        ] {
            let width = SymbolGlyphs.glyph(for: name).reduce(0) { $0 + $1.cellWidth }
            #expect((1...2).contains(width), "\(name)")
        }
    }
}
