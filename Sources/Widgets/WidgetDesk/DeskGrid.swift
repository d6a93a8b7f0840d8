import SceneLayout
package import WidgetArchive

/// The cells of an output, in points. A small widget covers one, and larger ones as many as they need.
package struct DeskGrid: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    /// The distance of the first cell from the edges of the output.
    private static let margin = 24.0
    private static let cell = Family.systemSmall.size
    /// Two cells and what is between them are as wide as a medium widget, and as high as a large one.
    private static let pitch = Size(
        width: Family.systemMedium.size.width - cell.width, height: Family.systemLarge.size.height - cell.height)

    package init(of output: Size) {
        columns = DeskGrid.count(output.width, DeskGrid.cell.width, DeskGrid.pitch.width)
        rows = DeskGrid.count(output.height, DeskGrid.cell.height, DeskGrid.pitch.height)
    }

    private static func count(_ length: Double, _ cell: Double, _ pitch: Double) -> Int {
        max(1, Int(((length - 2 * margin - cell) / pitch).rounded(.down)) + 1)
    }

    package struct Cell: Hashable, Sendable {
        package var column: Int
        package var row: Int

        package init(column: Int, row: Int) {
            (self.column, self.row) = (column, row)
        }
    }

    /// The cells that a widget covers.
    package struct Block: Hashable, Sendable {
        package var cell: Cell
        package var columns: Int
        package var rows: Int

        func overlaps(_ other: Block) -> Bool {
            cell.column < other.cell.column + other.columns && other.cell.column < cell.column + columns
                && cell.row < other.cell.row + other.rows && other.cell.row < cell.row + rows
        }
    }

    /// The top left corner of a cell.
    package static func origin(of cell: Cell) -> Point {
        Point(x: margin + Double(cell.column) * pitch.width, y: margin + Double(cell.row) * pitch.height)
    }

    package static func block(of size: Size, at cell: Cell) -> Block {
        Block(
            cell: cell, columns: span(size.width, self.cell.width, pitch.width),
            rows: span(size.height, self.cell.height, pitch.height))
    }

    private static func span(_ length: Double, _ cell: Double, _ pitch: Double) -> Int {
        // The largest family reaches a little into the space between cells, which costs none.
        let slack = pitch - cell - 4
        return max(1, Int(((length - cell - slack) / pitch).rounded(.up)) + 1)
    }

    private func holds(_ block: Block) -> Bool {
        block.cell.column >= 0 && block.cell.row >= 0 && block.cell.column + block.columns <= columns
            && block.cell.row + block.rows <= rows
    }

    /// Whether a block is on this grid, and none of the others covers any of it.
    package func isFree(_ block: Block, among others: [Block]) -> Bool {
        holds(block) && !others.contains(where: block.overlaps)
    }

    /// The first free cell for a widget: down each column, from the left. Nil if there is no room.
    package func firstFree(for size: Size, among others: [Block]) -> Block? {
        cells.lazy.map { DeskGrid.block(of: size, at: $0) }.first { isFree($0, among: others) }
    }

    /// The free cell that is nearest to a widget's top left corner. Nil if there is no room.
    package func nearestFree(to corner: Point, for size: Size, among others: [Block]) -> Block? {
        func distance(_ block: Block) -> Double {
            let origin = DeskGrid.origin(of: block.cell)
            return (origin.x - corner.x) * (origin.x - corner.x) + (origin.y - corner.y) * (origin.y - corner.y)
        }
        return cells.map { DeskGrid.block(of: size, at: $0) }.filter { isFree($0, among: others) }
            .min { distance($0) < distance($1) }
    }

    private var cells: [Cell] {
        (0..<columns).flatMap { column in (0..<rows).map { Cell(column: column, row: $0) } }
    }
}
