package import SceneLayout
package import WidgetArchive

/// A widget drawn in cells, in a frame with its title.
package struct TerminalWidget: Sendable {
    package let canvas: CellGrid
    package let composition: Composition
    /// Notes about what a terminal cannot draw faithfully.
    package let notes: [String]

    /// Draws a scene at its family's proportions. `edge` is the frame, for example of a chosen widget.
    package init(
        _ scene: Scene, family: Family, scale: Double = 1, title: String = "", theme: Theme = .dark,
        edge: Edge = .plain, at moment: Moment
    ) {
        self.init(
            scene, size: scene.size(in: family), cornerRadius: family.cornerRadius, scale: scale, title: title,
            theme: theme, edge: edge, at: moment)
    }

    /// Draws a scene at any size, up to some hundred rows and columns.
    package init(
        _ scene: Scene, size: Size, cornerRadius: Double = 0, scale: Double = 1, title: String = "",
        theme: Theme = .dark, edge: Edge = .plain, at moment: Moment
    ) {
        let size = TerminalWidget.bounded(size.scaled(by: scale))
        let (composition, largest) = TerminalWidget.laidOut(
            scene, size: size, cornerRadius: cornerRadius * scale, scale: scale, at: moment)
        let inner = CellRect(Rect(.zero, composition.size))
        let canvas = CellGrid(columns: inner.columns + 2, rows: inner.rows + 2)
        var painter = Painter(canvas, theme: theme, at: 1, 1, size: composition.size, largestLetters: largest)
        painter.draw(composition.drawings)
        painter.canvas.frame(title: title, like: edge)
        self.canvas = painter.canvas
        self.composition = composition
        notes = composition.notes + painter.notes
    }

    private static func bounded(_ size: Size) -> Size {
        Size(width: min(size.width, 4000), height: min(size.height, 8000))
    }

    /// The size in its frame, which is known before it is drawn.
    package static func size(of size: Size) -> CellSize {
        let inner = CellRect(Rect(.zero, Metrics.cells.visible(bounded(size))))
        return CellSize(columns: inner.columns + 2, rows: inner.rows + 2)
    }

    /// The action of a tap on a cell.
    package func hit(column: Int, row: Int) -> Action? {
        composition.hit(at: CellRect.center(of: column - 1, row - 1))
    }
}

extension CellGrid {
    /// Draws a frame along the edges, with the title in its top line.
    mutating func frame(title: String, like edge: TerminalWidget.Edge) {
        guard columns > 1, rows > 1 else { return }
        let glyphs = edge.glyphs
        func bar(_ left: Character, _ right: Character) -> String {
            "\(left)" + String(repeating: glyphs.horizontal, count: columns - 2) + "\(right)"
        }
        write(bar(glyphs.corners[0], glyphs.corners[1]), at: 0, 0, like: edge.cell)
        write(bar(glyphs.corners[2], glyphs.corners[3]), at: 0, rows - 1, like: edge.cell)
        for row in 1..<rows - 1 {
            for column in [0, columns - 1] { write("\(glyphs.vertical)", at: column, row, like: edge.cell) }
        }
        guard !title.isEmpty, columns > 7 else { return }
        write(" " + title.truncated(toCells: columns - 6) + " ", at: 2, 0, like: edge.title)
    }
}
