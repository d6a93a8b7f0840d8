import SceneLayout
import WidgetArchive

/// The places of widgets, each above its caption, on an area as wide as a terminal and as high as they need.
package struct TerminalBoard: Hashable, Sendable {
    package let places: [TilePlace]

    /// Lays out tiles in their order and without gaps. A size is that of a widget in its frame.
    package init(_ sizes: [CellSize], columns: Int) {
        var skyline = Skyline(columns: columns)
        places = sizes.map { skyline.place(columns: $0.columns, rows: $0.rows + 1) }
    }

    package var rows: Int { places.map(\.end).max() ?? 0 }

    /// The indices of the tiles that reach into some rows.
    package func tiles(in rows: Range<Int>) -> [Int] {
        places.indices.filter { places[$0].row < rows.upperBound && places[$0].end > rows.lowerBound }
    }

    /// The index of the tile whose widget is at a cell, and the cell's position in that widget.
    package func tile(atColumn column: Int, row: Int) -> (index: Int, column: Int, row: Int)? {
        places.lastIndex { place in
            (place.column..<place.column + place.columns).contains(column) && (place.row..<place.end - 1).contains(row)
        }.map { ($0, column - places[$0].column, row - places[$0].row) }
    }
}

/// A width and a height in cells.
package struct CellSize: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
    }
}

extension CellGrid {
    /// Draws a widget and its caption at a place, seen from a row on.
    package mutating func draw(_ widget: TerminalWidget, _ caption: Caption, at place: TilePlace, from top: Int = 0) {
        draw(widget.canvas, at: place.column, place.row - top)
        let words = caption.words(fitting: max(1, widget.canvas.columns - 2))
        write(words, at: place.column + 1, place.end - 1 - top, like: Cell(style: .dim))
    }
}

extension String {
    var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }

    /// Its first line, with an ellipsis if it is too long.
    package func truncated(toCells width: Int) -> String {
        let run = Paragraph.Run(
            .words(self), font: Font(size: 16), paint: .tone(Tone(Shade(red: 0, green: 0, blue: 0))))
        let line = CellText(Paragraph([run]), width: width, lines: 1).lines.first ?? []
        return String(line.map(\.character))
    }
}
