import SceneLayout
package import WidgetArchive

/// Several widgets on one canvas, flowing into rows, each above its caption.
package struct TerminalBoard: Sendable {
    package private(set) var canvas: Canvas
    package private(set) var tiles: [Tile] = []
    /// The number of widgets that did not fit.
    package private(set) var hiddenCount = 0

    /// A widget and its top left corner on the board.
    package struct Tile: Sendable {
        package let widget: TerminalWidget
        package let column: Int
        package let row: Int

        func contains(_ column: Int, _ row: Int) -> Bool {
            column >= self.column && row >= self.row && column < self.column + widget.canvas.columns
                && row < self.row + widget.canvas.rows
        }
    }

    /// Lays out widgets for a terminal. Without `rows`, the board is as high as needed.
    package init(_ widgets: [(widget: TerminalWidget, caption: String)], columns: Int, rows: Int? = nil) {
        var flow = Flow(columns: columns)
        let places = widgets.map { flow.place(width: $0.widget.canvas.columns, height: $0.widget.canvas.rows + 1) }
        let height = zip(widgets, places).map { $1.row + $0.widget.canvas.rows + 1 }.max() ?? 0
        canvas = Canvas(columns: columns, rows: rows ?? height)
        for ((widget, caption), place) in zip(widgets, places) {
            guard place.row == 0 || place.row + widget.canvas.rows <= canvas.rows else {
                hiddenCount += 1
                continue
            }
            add(widget, caption, at: place)
        }
    }

    private mutating func add(_ widget: TerminalWidget, _ caption: String, at place: (column: Int, row: Int)) {
        tiles.append(Tile(widget: widget, column: place.column, row: place.row))
        canvas.draw(widget.canvas, at: place.column, place.row)
        let font = Font(size: 12)
        let run = Paragraph.Run(.words(caption), font: font, paint: .tone(Tone(Shade(red: 0, green: 0, blue: 0))))
        let words = CellText(Paragraph([run]), width: max(1, widget.canvas.columns - 2), lines: 1).lines.first ?? []
        let row = place.row + widget.canvas.rows
        canvas.write(String(words.map(\.character)), at: place.column + 2, row, like: Cell(style: .dim))
    }

    /// The index of the shown widget at a cell, and the action of a tap there.
    package func hit(column: Int, row: Int) -> (tile: Int, action: Action?)? {
        guard let tile = tiles.lastIndex(where: { $0.contains(column, row) }) else { return nil }
        let met = tiles[tile]
        return (tile, met.widget.hit(column: column - met.column, row: row - met.row))
    }

    /// Flows widgets into rows.
    private struct Flow {
        let columns: Int
        private var column = 0
        private var row = 0
        private var height = 0

        init(columns: Int) {
            self.columns = columns
        }

        mutating func place(width: Int, height: Int) -> (column: Int, row: Int) {
            if column > 0, column + width > columns { (column, row, self.height) = (0, row + self.height, 0) }
            defer {
                column += width + 1
                self.height = max(self.height, height)
            }
            return (column, row)
        }
    }
}
