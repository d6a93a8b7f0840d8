import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetTerminal

struct BoardTests {
    private func board(_ families: [Family], columns: Int, caption: Caption = Caption("caption")) -> TerminalBoard {
        TerminalBoard(
            families.map { (TerminalWidget(Scene(text("a")), family: $0, at: Samples.moment), caption) },
            columns: columns)
    }

    private func corners(_ board: TerminalBoard) -> [String] {
        board.tiles.map { "\($0.place.column) \($0.place.row)" }
    }

    @Test func `A board flows into rows, as high as they need`() {
        let small = board(Array(repeating: .systemSmall, count: 5), columns: 80)
        #expect(corners(small) == ["0 0", "23 0", "46 0", "0 13", "23 13"])
        #expect(small.canvas.rows == 26)
        #expect(small.canvas.text(.none).contains(" caption"))
        #expect(board([], columns: 80).canvas.rows == 0)
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
        let lines = board([family], columns: 80, caption: caption).canvas.text(.none).split(separator: "\n")
        #expect(lines.last.map(String.init) == " " + words)
    }

    @Test func `A window shows some rows of a canvas`() {
        var canvas = Canvas(columns: 3, rows: 5)
        for row in 0..<5 { canvas.write("\(row)", at: 0, row) }
        #expect(canvas.window(from: 1, rows: 2).text(.none) == "1\n2\n")
        #expect(canvas.window(from: 4, rows: 2).text(.none) == "4\n\n")
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
