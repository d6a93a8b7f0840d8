/// Where a tile is on a board.
package struct TilePlace: Hashable, Sendable {
    package var column: Int
    package var row: Int
    package var columns: Int
    package var rows: Int

    package init(column: Int, row: Int, columns: Int, rows: Int) {
        (self.column, self.row, self.columns, self.rows) = (column, row, columns, rows)
    }

    /// The row below it.
    package var end: Int { row + rows }
}

/// Packs tiles in their order: each goes as far up as it fits, and there as far left.
struct Skyline {
    /// The first free row of each column.
    private var ends: [Int]

    init(columns: Int) {
        ends = Array(repeating: 0, count: max(1, columns) + Skyline.gap)
    }

    private static let gap = 1

    mutating func place(columns: Int, rows: Int) -> TilePlace {
        let width = min(columns + Skyline.gap, ends.count)
        let row = { [ends] (column: Int) in ends[column..<column + width].max() ?? 0 }
        let column = (0...ends.count - width).min { (row($0), $0) < (row($1), $1) } ?? 0
        let place = TilePlace(column: column, row: row(column), columns: columns, rows: rows)
        for covered in column..<column + width { ends[covered] = place.end }
        return place
    }
}
