import SceneFixtures
import Testing
import WidgetArchive
import WidgetTerminal

struct CellTapTests {
    @Test func `A tap on a cell performs the action of its text`() {
        let drawn = TerminalWidget(
            Scene(text("Open").link("https://example.org")), family: .systemSmall, at: Samples.moment)
        let row = 5
        #expect(drawn.hit(column: 10, row: row) == .open(url: "https://example.org"))
        #expect(drawn.canvas[10, row].link == "https://example.org")
        #expect(drawn.hit(column: 2, row: row) == nil)
    }

    @Test func `A hit on a board includes the widget`() {
        let one = TerminalWidget(Scene(text("a"), url: "one"), family: .systemSmall, at: Samples.moment)
        let two = TerminalWidget(Scene(text("b"), url: "two"), family: .systemSmall, at: Samples.moment)
        let board = TerminalBoard([(one, Caption("")), (two, Caption(""))], columns: 80)
        #expect(board.hit(column: 30, row: 5)?.tile == 1)
        #expect(board.hit(column: 30, row: 5)?.action == .open(url: "two"))
        #expect(board.hit(column: 22, row: 5) == nil)
    }

    @Test func `Texts beside each other share a line`() {
        let scene = Scene(horizontal(text("left"), text("right")))
        #expect(scene.lines(family: .systemSmall, at: Samples.moment) == ["left right"])
    }

    @Test func `A scene that is too large keeps its beginning`() {
        let rows = Scene(.stack(Node.Stack(.vertical, spacing: 0, (0..<20).map { text("row \($0)") })))
        #expect(rows.lines(family: .systemSmall, at: Samples.moment) == (0..<10).map { "row \($0)" })
    }
}
