import SceneLayout

/// A line to type, in a frame over a board, with a hint below it.
package struct TextPanel: Hashable, Sendable {
    package let title: String
    package let hint: String
    package private(set) var editor: LineEditor

    package init(_ title: String, text: String, hint: String) {
        (self.title, self.hint) = (title, hint)
        editor = LineEditor(text)
    }

    package enum Outcome: Hashable, Sendable {
        case stays, closes
        case typed(String)
    }

    /// Takes a key. The text is returned only once it is entered.
    package mutating func take(_ key: KeyPress) -> Outcome {
        switch key {
        case .escape: return .closes
        case .enter: return .typed(editor.text)
        default:
            _ = editor.take(key)
            return .stays
        }
    }

    private static let usualColumns = 48

    /// Draws it in the middle of a canvas.
    package func draw(on canvas: inout CellGrid, theme: Theme) {
        let wanted = max(TextPanel.usualColumns, title.cellWidth + 8, hint.cellWidth + 4)
        let columns = max(5, min(wanted, canvas.columns))
        let edge = TerminalWidget.Edge.of(isChosen: true, isFailing: false, in: theme)
        var box = CellGrid(columns: columns, rows: hint.isEmpty ? 3 : 4)
        box.write(editor.shown(inCells: columns - 4), at: 2, 1, like: edge.cell)
        box.write(hint.truncated(toCells: columns - 4), at: 2, 2, like: Cell(style: .dim))
        box.frame(title: title, like: edge)
        canvas.draw(box, at: (canvas.columns - columns) / 2, max(0, (canvas.rows - box.rows) / 2))
    }
}
