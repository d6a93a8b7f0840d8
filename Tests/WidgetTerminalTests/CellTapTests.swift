import SceneFixtures
import Testing
import WidgetArchive
import WidgetTerminal

struct CellTapTests {
    @Test func `A cell leads where its words do`() {
        let drawn = TerminalWidget(
            Scene(text("Open").link("https://example.org")), family: .systemSmall, at: Samples.moment)
        let row = 5
        #expect(drawn.hit(column: 10, row: row) == .open(url: "https://example.org"))
        #expect(drawn.canvas[10, row].link == "https://example.org")
        #expect(drawn.hit(column: 2, row: row) == nil)
    }

    @Test func `On a board, the widget is told as well`() {
        let one = TerminalWidget(Scene(text("a"), url: "one"), family: .systemSmall, at: Samples.moment)
        let two = TerminalWidget(Scene(text("b"), url: "two"), family: .systemSmall, at: Samples.moment)
        let board = TerminalBoard([(one, ""), (two, "")], columns: 80)
        #expect(board.hit(column: 30, row: 5)?.tile == 1)
        #expect(board.hit(column: 30, row: 5)?.action == .open(url: "two"))
        #expect(board.hit(column: 22, row: 5) == nil)
    }

    @Test func `Words beside each other are on one line`() {
        let scene = Scene(horizontal(text("left"), text("right")))
        #expect(scene.lines(family: .systemSmall, at: Samples.moment) == ["left right"])
    }

    @Test func `What comes first is kept of a scene that is too large`() {
        let rows = Scene(.stack(Node.Stack(.vertical, spacing: 0, (0..<20).map { text("row \($0)") })))
        #expect(rows.lines(family: .systemSmall, at: Samples.moment) == (0..<10).map { "row \($0)" })
    }
}
