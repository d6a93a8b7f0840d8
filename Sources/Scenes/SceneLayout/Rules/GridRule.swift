import WidgetArchive

/// A `Grid`: each column is as wide as its widest cell, and a cell may span several.
struct GridRule: Rule {
    let spacing: Size
    let metrics: Metrics
    private let cells: [Lattice.Cell]
    private let rowCount: Int
    private let columnCount: Int

    init(rows: [[Node.Grid.Cell]], alignment: Alignment, spacing: Size, metrics: Metrics) {
        (self.spacing, self.metrics, rowCount) = (spacing, metrics, rows.count)
        let spans = rows.map { row in row.map { max(1, min($0.columns ?? 1, GridRule.mostColumns)) } }
        let columnCount = spans.map { $0.reduce(0, +) }.max() ?? 0
        var alignments: [Int: Alignment.Horizontal] = [:]
        var cells: [Lattice.Cell] = []
        for (row, told) in rows.enumerated() {
            let vertical = told.lazy.compactMap(\.rowAlignment).first ?? alignment.vertical
            var column = 0
            for (cell, span) in zip(told, spans[row]) {
                let isAlone = told.count == 1 && cell.columns == nil
                cells.append(
                    Lattice.Cell(
                        part: cells.count, row: row, column: column, columns: isAlone ? columnCount : span,
                        alignment: Alignment(alignment.horizontal, vertical), anchor: cell.anchor,
                        unsizedAxes: cell.unsizedAxes))
                alignments[column] = alignments[column] ?? cell.columnAlignment
                column += span
            }
        }
        for (index, cell) in cells.enumerated() {
            cells[index].alignment.horizontal = alignments[cell.column] ?? alignment.horizontal
        }
        (self.cells, self.columnCount) = (cells, columnCount)
    }

    /// More than any picture has room for.
    private static let mostColumns = 1000

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        Measure(lattice(for: proposal, of: parts).size)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        lattice(for: proposal, of: parts).place(parts, at: frame.origin, into: &output)
    }

    private func lattice(for proposal: Proposal, of parts: [LayoutNode]) -> Lattice {
        var lattice = Lattice(widths: widths(for: proposal.width, of: parts), heights: [], spacing: spacing)
        lattice.cells = cells
        for cell in cells where cell.columns > 1 {
            lattice.widen(cell, to: parts[cell.part].measure(Proposal(width: proposal.width, height: nil)).size.width)
        }
        let height = proposal.height.map { max(0, $0 - spacing.height * Double(max(0, rowCount - 1))) }
        let rows = Dictionary(grouping: cells.filter { !$0.unsizedAxes.contains(.vertical) }, by: \.row)
        let division = divide(height, rowCount, .vertical) { [lattice] row, offer in
            (rows[row] ?? []).map { cell in
                parts[cell.part].measure(Proposal(width: lattice.width(of: cell), height: offer)).size.height
            }.max() ?? 0
        }
        lattice.heights = division.lengths
        lattice.settle(parts)
        return lattice
    }

    private func widths(for width: Double?, of parts: [LayoutNode]) -> [Double] {
        let length = width.map { max(0, $0 - spacing.width * Double(max(0, columnCount - 1))) }
        let sizing = cells.filter { $0.columns == 1 && !$0.unsizedAxes.contains(.horizontal) }
        let columns = Dictionary(grouping: sizing, by: \.column)
        return divide(length, columnCount, .horizontal) { column, offer in
            (columns[column] ?? []).map { cell in
                parts[cell.part].measure(Proposal(width: offer, height: nil)).size.width
            }.max() ?? 0
        }.lengths
    }

    private func divide(
        _ length: Double?, _ count: Int, _ axis: Axis, ask: (Int, Double?) -> Double
    ) -> Division {
        Division(
            length, priorities: Array(repeating: 0, count: count), share: { metrics.fitted($0, axis, as: .share) },
            ask: ask)
    }
}
