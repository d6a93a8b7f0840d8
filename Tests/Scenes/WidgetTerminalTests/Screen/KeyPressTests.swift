import Testing
import WidgetTerminal

struct KeyPressTests {
    private func keys(_ text: String) -> [KeyPress] { KeyPress.keys(in: Array(text.utf8)) }

    @Test func `Keys are told apart`() {
        #expect(keys("a?\r\t\u{0C}") == [.letter("a"), .letter("?"), .enter, .tab, .redraw])
        #expect(keys("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D\u{1B}[Z") == [.up, .down, .right, .left, .backTab])
        #expect(keys("\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[4~") == [.pageUp, .pageDown, .home, .end])
        #expect(keys("\u{1B}") == [.escape])
    }

    @Test func `Letters of all scripts are letters, and some keys edit what was typed`() {
        #expect(keys("é안a🇰🇷") == ["é", "안", "a", "🇰🇷"].map { .letter($0) })
        #expect(
            keys("\u{7F}\u{08}\u{1B}[3~\u{15}\u{17}") == [
                .backspace, .backspace, .delete, .deleteToStart, .deleteWord,
            ])
        #expect(keys("\u{01}\u{05}") == [.home, .end])
    }

    @Test func `Clicks and the wheel come with their places and directions`() {
        #expect(keys("\u{1B}[<0;3;4M\u{1B}[<0;3;4m") == [.click(column: 2, row: 3)])
        #expect(keys("\u{1B}[<64;3;4M\u{1B}[<65;3;4M") == [.wheel(by: -3), .wheel(by: 3)])
        #expect(keys("\u{1B}[<2;3;4M\u{1B}[<0;3M") == [])
    }

    @Test func `Half a letter is none`() {
        #expect(KeyPress.keys(in: [0xC3, 0x61]) == [.letter("a")])
    }

    @Test(arguments: [
        "\u{1B}]11;rgb:ffff/ffff/ffff\u{07}", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}[?62;4c", "\u{1B}[99~",
    ])
    func `What is no key is skipped`(sequence: String) {
        #expect(keys(sequence + "r") == [.letter("r")])
    }
}
