import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetTerminal

struct BoardTests {
    private func board(_ families: [Family], columns: Int) -> TerminalBoard {
        TerminalBoard(families.map { TerminalWidget.size(of: $0.sizeInCells) }, columns: columns)
    }

    private func corners(_ board: TerminalBoard) -> [String] {
        board.places.map { "\($0.column) \($0.row)" }
    }

    private func drawn(_ family: Family, _ caption: Caption) -> CellGrid {
        let widget = TerminalWidget(Scene(text("a")), family: family, at: Samples.moment)
        var canvas = CellGrid(columns: 80, rows: 20)
        canvas.draw(widget, caption, at: board([family], columns: 80).places[0])
        return canvas
    }

    @Test func `A board flows into rows, as high as they need`() {
        let small = board(Array(repeating: .systemSmall, count: 5), columns: 80)
        #expect(corners(small) == ["0 0", "23 0", "46 0", "0 13", "23 13"])
        #expect(small.rows == 26)
        #expect(board([], columns: 80).rows == 0)
    }

    @Test func `Widgets are packed without gaps, in their order`() {
        #expect(
            corners(board([.systemSmall, .systemLarge, .systemSmall, .systemSmall], columns: 68)) == [
                "0 0", "23 0", "0 13", "23 25",
            ])
        #expect(
            corners(board([.systemMedium, .systemSmall, .systemSmall, .systemMedium], columns: 80)) == [
                "0 0", "45 0", "0 13", "23 13",
            ])
    }

    @Test func `On a terminal narrower than a widget, each has a row of its own`() {
        #expect(corners(board([.systemMedium, .systemSmall, .systemMedium], columns: 30)) == ["0 0", "0 13", "0 26"])
        #expect(corners(board([.systemSmall, .systemSmall], columns: 0)) == ["0 0", "0 13"])
    }

    @Test(arguments: [
        (Family.systemMedium, "09:41:00 SampleName changed (1.5 ms)"),
        (.systemSmall, "SampleName changed"), (.accessoryCircular, "SampleNa…"),
    ])
    func `A caption says as much as there is room for`(family: Family, words: String) {
        let caption = Caption("SampleName changed", time: "09:41:00", cost: "1.5 ms")
        let lines = drawn(family, caption).text(.none).split(separator: "\n")
        #expect(lines.last.map(String.init) == " " + words)
    }

    @Test func `A tile that is partly out of sight is drawn as far as it is in sight`() {
        let whole = drawn(.systemSmall, Caption("caption"))
        let widget = TerminalWidget(Scene(text("a")), family: .systemSmall, at: Samples.moment)
        var canvas = CellGrid(columns: 80, rows: 6)
        let place = board([.systemSmall], columns: 80).places[0]
        canvas.draw(widget, Caption("caption"), at: place, from: 9)
        let rest = whole.text(.none).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(9).prefix(6)
        #expect(canvas.text(.none) == rest.joined(separator: "\n") + "\n")
    }

    @Test func `The tiles in some rows are those that reach into them, captions included`() {
        let board = board(Array(repeating: .systemSmall, count: 5), columns: 80)
        #expect(board.tiles(in: 0..<13) == [0, 1, 2])
        #expect(board.tiles(in: 12..<14) == [0, 1, 2, 3, 4])
        #expect(board.tiles(in: 13..<40) == [3, 4])
    }

    @Test(arguments: Family.allCases)
    func `The size of a widget is known before it is drawn`(family: Family) {
        for scene in [nil, Size(width: 201, height: 77), Size(width: 1e9, height: 1e9)] {
            let widget = TerminalWidget(Scene(text("a"), size: scene), family: family, at: Samples.moment)
            let size = TerminalWidget.size(of: scene ?? family.sizeInCells)
            #expect(size == CellSize(columns: widget.canvas.columns, rows: widget.canvas.rows))
        }
    }

    @Test func `A chosen frame is heavy, also without colours, and that of a failing widget has another colour`() {
        func edge(_ isChosen: Bool, _ isFailing: Bool) -> TerminalWidget.Edge {
            .of(isChosen: isChosen, isFailing: isFailing, in: .dark)
        }
        let chosen = TerminalWidget(
            Scene(text("a")), family: .systemSmall, title: "Title", edge: edge(true, false), at: Samples.moment)
        #expect(chosen.canvas.text(.none).hasPrefix("┏━ Title ━"))
        #expect(edge(false, false) == .plain)
        #expect(edge(false, true).cell.ink != edge(true, false).cell.ink)
        #expect(edge(true, true).isHeavy && edge(true, true).cell.ink == edge(false, true).cell.ink)
    }
}
