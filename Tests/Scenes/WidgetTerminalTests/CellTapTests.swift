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

    @Test func `A hit on a board includes the widget, and not its caption`() throws {
        let size = TerminalWidget.size(of: Family.systemSmall.sizeInCells)
        let board = TerminalBoard([size, size], columns: 80)
        let hit = try #require(board.tile(atColumn: 30, row: 5))
        #expect((hit.index, hit.column, hit.row) == (1, 7, 5))
        #expect(board.tile(atColumn: 22, row: 5) == nil)
        #expect(board.tile(atColumn: 30, row: size.rows - 1) != nil)
        #expect(board.tile(atColumn: 30, row: size.rows) == nil)
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
