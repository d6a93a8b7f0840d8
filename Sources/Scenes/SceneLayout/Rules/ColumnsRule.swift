import WidgetArchive

/// Cells that fill given columns row by row; each row is as high as its tallest cell.
struct ColumnsRule: Rule {
    let columns: [Node.Grid.Column]
    let cells: [Node.Grid.Cell]
    let alignment: Alignment
    let spacing: Size
    let metrics: Metrics

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        Measure(lattice(for: proposal, of: parts).size)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        lattice(for: proposal, of: parts).place(parts, at: frame.origin, into: &output)
    }

    private func lattice(for proposal: Proposal, of parts: [LayoutNode]) -> Lattice {
        let widths = widths(for: proposal.width ?? idealWidth)
        var heights: [Double] = []
        for start in stride(from: 0, to: parts.count, by: max(1, widths.count)) {
            let row = parts[start..<min(start + widths.count, parts.count)]
            heights.append(zip(row, widths).map { $0.measure(Proposal(width: $1, height: nil)).size.height }.max() ?? 0)
        }
        var lattice = Lattice(widths: widths, heights: heights, spacing: spacing)
        lattice.cells = parts.indices.map {
            Lattice.Cell(
                part: $0, row: $0 / widths.count, column: $0 % widths.count, columns: 1,
                alignment: Alignment(
                    cells[$0].columnAlignment ?? alignment.horizontal, cells[$0].rowAlignment ?? alignment.vertical))
        }
        // Content that is too wide for its column hangs over, except in a terminal, whose cells would hide it.
        lattice.settle(parts, growsColumns: metrics.policy != nil)
        return lattice
    }

    private var idealWidth: Double {
        columns.reduce(spacing.width * Double(columns.count - 1)) { sum, column in
            switch column {
            case .fixed(let width): sum + width.bounded
            case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum.bounded
            }
        }
    }

    /// The column widths: flexible and adaptive columns share evenly, within their bounds, what the fixed ones leave.
    private func widths(for width: Double) -> [Double] {
        var remaining = max(0, min(width, 100_000) - spacing.width * Double(columns.count - 1))
        var sharing = columns.count
        for case .fixed(let width) in columns {
            remaining -= metrics.visible(width.bounded, .horizontal)
            sharing -= 1
        }
        return columns.flatMap { column -> [Double] in
            if case .fixed(let width) = column { return [metrics.visible(width.bounded, .horizontal)] }
            let share = max(0, metrics.fitted(remaining / Double(sharing), .horizontal, as: .share))
            let widths = widths(of: column, share: share)
            remaining -= widths.reduce(0, +) + spacing.width * Double(widths.count - 1)
            sharing -= 1
            return widths
        }
    }

    private func widths(of column: Node.Grid.Column, share: Double) -> [Double] {
        func bounded(_ width: Double, _ minimum: Double, _ maximum: Double?) -> Double {
            max(metrics.visible(minimum.bounded, .horizontal), min(width, maximum.map(\.bounded) ?? .infinity))
        }
        switch column {
        case .fixed(let width): return [width]
        case .flexible(let minimum, let maximum): return [bounded(share, minimum, maximum)]
        case .adaptive(let minimum, let maximum):
            let least = max(metrics.visible(1, .horizontal), minimum.bounded)
            let room = (share + spacing.width) / (least + spacing.width)
            // Without any spacing, there would be no limit to the columns.
            let count = room.isNaN ? 1 : Int(max(1, min(1000, room)))
            let each = metrics.fitted(
                (share - spacing.width * Double(count - 1)) / Double(count), .horizontal, as: .share)
            return Array(repeating: bounded(each, least, maximum), count: count)
        }
    }
}
