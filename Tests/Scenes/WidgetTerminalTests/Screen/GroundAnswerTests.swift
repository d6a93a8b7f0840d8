import Testing
import WidgetTerminal

struct GroundAnswerTests {
    private func answer(_ text: String) -> GroundAnswer { GroundAnswer(Array(text.utf8)) }

    @Test(arguments: [
        ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;4c", true),
        ("\u{1B}]11;rgb:ffff/ffff/e5e5\u{07}\u{1B}[?1;2c", false),
        ("\u{1B}]11;rgb:fd/f6/e3\u{07}", false), ("\u{1B}]11;rgba:1/2/3/f\u{07}", true),
        ("\u{1B}[?62;4c", nil), ("", nil), ("\u{1B}]11;rgb:ffff/ff\u{07}", nil), ("\u{1B}]11;rgb:fffff/0/0\u{07}", nil),
    ])
    func `A terminal is dark or light by its background`(text: String, isDark: Bool?) {
        #expect(answer(text).isDark == isDark)
    }

    @Test func `Its kind ends the answer, and a colour with the same letter does not`() {
        #expect(!answer("\u{1B}]11;rgb:cccc/cccc/cccc").isComplete)
        #expect(!answer("\u{1B}]11;rgb:cccc/cccc/cccc\u{1B}\\\u{1B}[?62;4").isComplete)
        #expect(answer("\u{1B}[?62;4c").isComplete)
    }
}
