import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetDesk

/// Which cells an output has, and which of them widgets cover.
struct DeskGridTests {
    private let grid = DeskGrid(of: Size(width: 1_920, height: 1_080))

    private func block(_ family: Family, _ column: Int, _ row: Int) -> DeskGrid.Block {
        DeskGrid.block(of: family.size, at: .init(column: column, row: row))
    }

    @Test func `An output has the cells that fit between its margins, and at least one`() {
        #expect(grid.columns == 10 && grid.rows == 5)
        let tiny = DeskGrid(of: Size(width: 100, height: 50))
        #expect(tiny.columns == 1 && tiny.rows == 1)
    }

    @Test(arguments: [
        (Family.systemSmall, 1, 1), (.systemMedium, 2, 1), (.systemLarge, 2, 2), (.systemExtraLarge, 4, 2),
        (.accessoryCircular, 1, 1), (.accessoryRectangular, 1, 1), (.accessoryInline, 2, 1), (.controlSmall, 1, 1),
    ])
    func `A family covers as many cells as its size`(family: Family, columns: Int, rows: Int) {
        let block = block(family, 0, 0)
        #expect(block.columns == columns && block.rows == rows)
    }

    @Test func `A medium widget is as wide as two small ones beside each other, and a large one as high`() {
        let beside = DeskGrid.origin(of: .init(column: 1, row: 0))
        #expect(beside.x + Family.systemSmall.size.width == DeskGrid.origin(of: .init(column: 0, row: 0)).x + 338)
        let below = DeskGrid.origin(of: .init(column: 0, row: 1))
        #expect(below.y + Family.systemSmall.size.height == DeskGrid.origin(of: .init(column: 0, row: 0)).y + 354)
    }

    @Test func `Cells are filled down each column, around what is there`() {
        let taken = [block(.systemMedium, 0, 0), block(.systemSmall, 0, 2)]
        #expect(grid.firstFree(for: Family.systemSmall.size, among: taken)?.cell == .init(column: 0, row: 1))
        #expect(grid.firstFree(for: Family.systemLarge.size, among: taken)?.cell == .init(column: 0, row: 3))
        let small = DeskGrid(of: Size(width: 210, height: 210))
        #expect(small.firstFree(for: Family.systemSmall.size, among: [block(.systemSmall, 0, 0)]) == nil)
        #expect(small.firstFree(for: Family.systemLarge.size, among: []) == nil)
    }

    @Test func `What is dropped snaps to the nearest free cell`() {
        let taken = [block(.systemSmall, 1, 1)]
        func cell(_ x: Double, _ y: Double) -> DeskGrid.Cell? {
            grid.nearestFree(to: Point(x: x, y: y), for: Family.systemSmall.size, among: taken)?.cell
        }
        #expect(cell(30, 30) == .init(column: 0, row: 0))
        #expect(cell(400, 20) == .init(column: 2, row: 0))
        #expect(cell(-500, 5_000) == .init(column: 0, row: 4))
        // Over the one that is there, a little to the left.
        #expect(cell(190, 220) == .init(column: 0, row: 1))
    }
}
