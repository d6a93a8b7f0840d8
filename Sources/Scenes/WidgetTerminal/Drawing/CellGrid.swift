import SceneLayout
/// A grid of cells to draw on.
package struct CellGrid: Hashable, Sendable {
    package let columns: Int
    package let rows: Int
    private var cells: [Cell]

    package init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        cells = Array(repeating: Cell(), count: self.columns * self.rows)
    }

    package func contains(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// The cell at a position. Outside of the canvas cells read as blank, and writes are ignored.
    package subscript(_ column: Int, _ row: Int) -> Cell {
        get { contains(column, row) ? cells[row * columns + column] : Cell() }
        set { if contains(column, row) { cells[row * columns + column] = newValue } }
    }

    /// Overwrites a cell; if that cuts a wide glyph in half, its other half becomes blank.
    package mutating func put(_ cell: Cell, at column: Int, _ row: Int) {
        guard contains(column, row), cell.width < 2 || contains(column + 1, row) else { return }
        for place in column..<column + max(1, cell.width) { erase(place, row) }
        self[column, row] = cell
        guard cell.width == 2 else { return }
        var rest = cell
        (rest.glyph, rest.width) = (" ", 0)
        self[column + 1, row] = rest
    }

    private mutating func erase(_ column: Int, _ row: Int) {
        if self[column, row].width == 0 { blank(column - 1, row) }
        if self[column, row].width == 2 { blank(column + 1, row) }
        blank(column, row)
    }

    private mutating func blank(_ column: Int, _ row: Int) {
        guard contains(column, row) else { return }
        (self[column, row].glyph, self[column, row].width) = (" ", 1)
    }

    /// Writes text with a cell's attributes, clipped at a width or the edge.
    package mutating func write(_ text: String, at column: Int, _ row: Int, like cell: Cell = Cell(), width: Int = .max)
    {
        var column = column
        let end = width == .max ? columns : column + width
        for glyph in text {
            let wide = glyph.cellWidth
            guard wide > 0, column + wide <= end else { continue }
            var written = cell
            (written.glyph, written.width) = (glyph, wide)
            written.ground = cell.ground ?? self[column, row].ground
            put(written, at: column, row)
            column += wide
        }
    }

    /// Copies another canvas into this one.
    package mutating func draw(_ other: CellGrid, at column: Int, _ row: Int) {
        for y in 0..<other.rows where contains(0, row + y) || row + y >= 0 {
            // A wide glyph that an edge cuts in half is gone.
            for edge in [column, column + other.columns - 1] { erase(edge, row + y) }
            for x in 0..<other.columns { self[column + x, row + y] = other[x, y] }
        }
    }
}
