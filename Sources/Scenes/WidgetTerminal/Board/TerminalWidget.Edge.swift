import SceneLayout

extension TerminalWidget {
    /// The frame of a widget.
    package struct Edge: Hashable, Sendable {
        package var cell: Cell
        package var title = Cell()
        /// Drawn with heavy lines, which also tell it apart without colours.
        package var isHeavy = false

        package init(_ cell: Cell) {
            self.cell = cell
        }

        package static let plain = Edge(Cell(style: .dim))

        /// As a screen shows a widget that is chosen, or fails, or both.
        package static func of(isChosen: Bool, isFailing: Bool, in theme: Theme) -> Edge {
            guard isChosen || isFailing else { return .plain }
            let alarm = theme.isDark ? RGB(255, 105, 97) : RGB(196, 0, 0)
            let light = theme.isDark ? RGB(90, 200, 250) : RGB(0, 90, 200)
            var edge = Edge(Cell(ink: isFailing ? alarm : light, style: isChosen ? .bold : []))
            edge.title = edge.cell
            edge.isHeavy = isChosen
            return edge
        }

        var glyphs: (corners: [Character], horizontal: Character, vertical: Character) {
            isHeavy ? (["┏", "┓", "┗", "┛"], "━", "┃") : (["╭", "╮", "╰", "╯"], "─", "│")
        }
    }
}
