package import SceneLayout
package import WidgetArchive

/// A widget drawn in cells, in a frame with its title.
package struct TerminalWidget: Sendable {
    package let canvas: Canvas
    package let composition: Composition
    /// What a terminal cannot draw faithfully.
    package let notes: [String]

    /// Draws a scene at its family's proportions. `edge` styles the frame, for example to highlight a widget.
    package init(
        _ scene: Scene, family: Family, title: String = "", theme: Theme = .dark, edge: Cell = Cell(style: .dim),
        at moment: Moment
    ) {
        self.init(
            scene, size: scene.size ?? family.size, cornerRadius: family.cornerRadius, title: title, theme: theme,
            edge: edge,
            at: moment)
    }

    /// Draws a scene at any size, up to some hundred rows and columns.
    package init(
        _ scene: Scene, size: Size, cornerRadius: Double = 0, title: String = "", theme: Theme = .dark,
        edge: Cell = Cell(style: .dim), at moment: Moment
    ) {
        let size = Size(width: min(size.width, 4000), height: min(size.height, 8000))
        composition = Composition(
            of: scene, in: size, cornerRadius: cornerRadius, metrics: .cells, measurer: CellMeasurer(), at: moment)
        let inner = CellRect(Rect(.zero, composition.size))
        let canvas = Canvas(columns: inner.columns + 2, rows: inner.rows + 2)
        var painter = Painter(canvas, theme: theme, at: 1, 1, size: composition.size)
        painter.draw(composition.drawings)
        painter.canvas.frame(title: title, like: edge)
        self.canvas = painter.canvas
        notes = composition.notes + painter.notes
    }

    /// The action of a tap on a cell.
    package func hit(column: Int, row: Int) -> Action? {
        composition.hit(at: CellRect.center(of: column - 1, row - 1))
    }
}

extension Canvas {
    /// Draws a rounded frame along the edges, with the title in its top line.
    mutating func frame(title: String, like edge: Cell) {
        guard columns > 1, rows > 1 else { return }
        func bar(_ left: String, _ right: String) -> String {
            left + String(repeating: "─", count: columns - 2) + right
        }
        write(bar("╭", "╮"), at: 0, 0, like: edge)
        write(bar("╰", "╯"), at: 0, rows - 1, like: edge)
        for row in 1..<rows - 1 {
            write("│", at: 0, row, like: edge)
            write("│", at: columns - 1, row, like: edge)
        }
        guard !title.isEmpty, columns > 7 else { return }
        let run = Paragraph.Run(
            .words(title), font: Font(size: 16), paint: .tone(Tone(Shade(red: 0, green: 0, blue: 0))))
        let line = CellText(Paragraph([run]), width: columns - 6, lines: 1).lines.first ?? []
        write(" " + String(line.map(\.character)) + " ", at: 2, 0)
    }
}
