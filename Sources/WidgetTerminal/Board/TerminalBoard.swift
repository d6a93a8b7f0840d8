import SceneLayout
package import WidgetArchive

/// Several widgets on one canvas as high as they need, each above its caption.
package struct TerminalBoard: Sendable {
    package private(set) var canvas: Canvas
    package private(set) var tiles: [Tile] = []

    /// A widget and its place on the board, which includes its caption.
    package struct Tile: Sendable {
        package let widget: TerminalWidget
        package let place: TilePlace

        func contains(_ column: Int, _ row: Int) -> Bool {
            column >= place.column && row >= place.row && column < place.column + widget.canvas.columns
                && row < place.row + widget.canvas.rows
        }
    }

    /// Lays out widgets, in their order and without gaps, for a terminal of some width.
    package init(_ widgets: [(widget: TerminalWidget, caption: Caption)], columns: Int) {
        var skyline = Skyline(columns: columns)
        let places = widgets.map { skyline.place(columns: $0.widget.canvas.columns, rows: $0.widget.canvas.rows + 1) }
        canvas = Canvas(columns: columns, rows: places.map(\.end).max() ?? 0)
        for ((widget, caption), place) in zip(widgets, places) { add(widget, caption, at: place) }
    }

    private mutating func add(_ widget: TerminalWidget, _ caption: Caption, at place: TilePlace) {
        tiles.append(Tile(widget: widget, place: place))
        canvas.draw(widget.canvas, at: place.column, place.row)
        let words = caption.words(fitting: max(1, widget.canvas.columns - 2))
        canvas.write(words, at: place.column + 1, place.end - 1, like: Cell(style: .dim))
    }

    /// The index of the widget at a cell, and the action of a tap there.
    package func hit(column: Int, row: Int) -> (tile: Int, action: Action?)? {
        guard let tile = tiles.lastIndex(where: { $0.contains(column, row) }) else { return nil }
        let met = tiles[tile]
        return (tile, met.widget.hit(column: column - met.place.column, row: row - met.place.row))
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
