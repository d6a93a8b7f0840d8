import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetTerminal

struct BoardScaleTests {
    private let small = Family.systemSmall.sizeInCells

    private func scale(_ count: Int, columns: Int, rows: Int) -> BoardScale {
        BoardScale(fitting: Array(repeating: small, count: count), columns: columns, rows: rows)
    }

    @Test(
        arguments: [(1, 200, 60, 3), (6, 200, 60, 2.5), (6, 80, 24, 1), (100, 200, 60, 1), (1, 10, 5, 1)]
            as [(
                Int, Int, Int, Double
            )])
    func `Few widgets are drawn larger on a large terminal, and all of them fit`(
        count: Int, columns: Int, rows: Int, factor: Double
    ) {
        let scale = scale(count, columns: columns, rows: rows)
        #expect(scale.factor == factor)
        if factor > 1 {
            let board = TerminalBoard(scale.sizes, columns: columns)
            #expect(board.rows <= rows && board.places.allSatisfy { $0.column + $0.columns <= columns })
        }
    }

    @Test func `A widget is drawn at the size that the board expects, and numbers become large`() {
        let scene = Scene(text("7", size: 20), margins: Edges(all: 16))
        let sizes = scale(1, columns: 200, rows: 60)
        let drawn = [1, sizes.factor].map {
            TerminalWidget(scene, family: .systemSmall, scale: $0, at: Samples.moment).canvas
        }
        #expect(CellSize(columns: drawn[1].columns, rows: drawn[1].rows) == sizes.sizes[0])
        #expect(drawn.map { $0.text(.none).contains("7") } == [true, false])
    }
}
