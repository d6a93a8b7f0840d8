import Testing

@testable import WidgetTerminal

struct LineEditorTests {
    @Test(arguments: [
        ([KeyPress.letter("x")], "abx▏"), ([.left, .letter("x")], "ax▏b"), ([.home, .letter("x")], "x▏ab"),
        ([.home, .delete], "▏b"), ([.backspace], "a▏"), ([.home, .backspace], "▏ab"), ([.left, .deleteToStart], "▏b"),
        ([.home, .right, .end], "ab▏"), ([.left, .left, .left, .right], "a▏b"), ([.delete], "ab▏"),
        ([.letter("안"), .letter("🇰🇷"), .backspace], "ab안▏"), ([.letter(" "), .letter("c"), .deleteWord], "ab ▏"),
        ([.letter(" "), .deleteWord], "▏"),
    ])
    func `Keys edit at the place where one types`(keys: [KeyPress], shown: String) {
        var editor = LineEditor("ab")
        let taken = keys.map { editor.take($0) }
        #expect(!taken.contains(false))
        #expect(editor.shown(inCells: 40) == shown)
    }

    @Test func `Other keys are not its own`() {
        var editor = LineEditor("ab")
        let others = [KeyPress.enter, .escape, .up, .pageDown, .click(column: 1, row: 1)]
        let taken = others.map { editor.take($0) }
        #expect(!taken.contains(true))
        #expect(editor.text == "ab")
    }

    @Test func `Of a long line, the part around the place is shown`() {
        var editor = LineEditor("0123456789")
        #expect(editor.shown(inCells: 5) == "6789▏")
        _ = editor.take(.home)
        #expect(editor.shown(inCells: 5) == "▏0123")
        for _ in 1...6 { _ = editor.take(.right) }
        #expect(editor.shown(inCells: 5) == "2345▏")
        #expect(LineEditor("가나다").shown(inCells: 4) == "다▏")
    }

    @Test func `What is typed counts when it is entered, and a panel shows what is expected`() {
        var panel = TextPanel("Count", text: "3", hint: "it is a whole number")
        #expect(panel.take(.letter("7")) == .stays)
        var canvas = CellGrid(columns: 60, rows: 9)
        panel.draw(on: &canvas, theme: .dark)
        let drawn = canvas.text(.none)
        #expect(drawn.contains("━ Count ━") && drawn.contains("37▏") && drawn.contains("it is a whole number"))
        #expect(panel.take(.enter) == .typed("37"))
        #expect(panel.take(.escape) == .closes)
        var narrow = CellGrid(columns: 4, rows: 2)
        panel.draw(on: &narrow, theme: .dark)
    }
}
