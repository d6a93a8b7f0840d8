import WidgetArchive

/// A `Grid`: each column is as wide as its widest cell, and a row of one cell spans all columns.
struct GridRule: Rule {
    /// The index range of each row's cells.
    let rows: [Range<Int>]
    let alignment: Alignment
    let spacing: Size
    let metrics: Metrics

    private var columnCount: Int { rows.map(\.count).max() ?? 0 }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        Measure(lattice(for: proposal, of: parts).size)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        lattice(for: proposal, of: parts).place(parts, at: frame.origin, alignment, into: &output)
    }

    private func spans(_ row: Range<Int>) -> Bool { row.count == 1 && columnCount > 1 }

    private func lattice(for proposal: Proposal, of parts: [LayoutNode]) -> Lattice {
        let widths = widths(for: proposal.width, of: parts)
        var lattice = Lattice(widths: widths, heights: [], spacing: spacing)
        lattice.cells = rows.enumerated().flatMap { number, row in
            row.map { cell in
                Lattice.Cell(
                    part: cell, row: number, column: cell - row.lowerBound, columns: spans(row) ? columnCount : 1)
            }
        }
        let height = proposal.height.map { max(0, $0 - spacing.height * Double(max(0, rows.count - 1))) }
        let cells = Dictionary(grouping: lattice.cells, by: \.row)
        let division = divide(height, rows.count, .vertical) { row, offer in
            (cells[row] ?? []).map { cell in
                parts[cell.part].measure(Proposal(width: lattice.width(of: cell), height: offer)).size.height
            }.max() ?? 0
        }
        lattice.heights = division.lengths
        lattice.settle(parts)
        return lattice
    }

    private func widths(for width: Double?, of parts: [LayoutNode]) -> [Double] {
        let length = width.map { max(0, $0 - spacing.width * Double(max(0, columnCount - 1))) }
        return divide(length, columnCount, .horizontal) { column, offer in
            rows.filter { $0.count > column && !spans($0) }.map { row in
                parts[row.lowerBound + column].measure(Proposal(width: offer, height: nil)).size.width
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
