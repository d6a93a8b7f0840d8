import WidgetArchive

/// Cells in columns and rows of given sizes.
struct Lattice {
    private(set) var widths: [Double]
    var heights: [Double]
    let spacing: Size
    var cells: [Cell] = []

    struct Cell {
        let part: Int
        let row: Int
        let column: Int
        let columns: Int
        var alignment: Alignment
        var anchor: UnitPoint?
        var unsizedAxes: Set<Axis> = []
        /// The proposal for the content; nil for the cell's own size.
        var offer: Proposal?
    }

    init(widths: [Double], heights: [Double], spacing: Size) {
        self.widths = widths
        self.heights = heights
        self.spacing = spacing
    }

    var size: Size {
        Size(
            width: start(widths.count, widths, spacing.width) - (widths.isEmpty ? 0 : spacing.width),
            height: start(heights.count, heights, spacing.height) - (heights.isEmpty ? 0 : spacing.height))
    }

    /// Proposes each cell its space, and grows rows where content takes more, and columns if they may.
    mutating func settle(_ parts: [LayoutNode], growsColumns: Bool = true) {
        for index in cells.indices {
            cells[index].offer = Proposal(width: width(of: cells[index]), height: heights[cells[index].row])
        }
        for cell in cells {
            let size = parts[cell.part].measure(cell.offer ?? .ideal).size
            if !cell.unsizedAxes.contains(.vertical) { heights[cell.row] = max(heights[cell.row], size.height) }
            if growsColumns { widen(cell, to: size.width) }
        }
    }

    /// Widens the columns of a cell evenly, so that it has a width.
    mutating func widen(_ cell: Cell, to width: Double) {
        let missing = width - self.width(of: cell)
        guard missing > 0, !cell.unsizedAxes.contains(.horizontal) else { return }
        for column in cell.column..<cell.column + cell.columns { widths[column] += missing / Double(cell.columns) }
    }

    func width(of cell: Cell) -> Double {
        widths[cell.column..<cell.column + cell.columns].reduce(0, +) + spacing.width * Double(cell.columns - 1)
    }

    func place(_ parts: [LayoutNode], at origin: Point, into output: inout DrawingBuilder) {
        let (xs, ys) = (starts(widths, spacing.width), starts(heights, spacing.height))
        output.with({ $0.requested = Requested() }) { output in
            for cell in cells {
                let space = Size(width: width(of: cell), height: heights[cell.row])
                let offer = cell.offer ?? Proposal(space)
                let corner = origin + Point(x: xs[cell.column], y: ys[cell.row])
                let offset = cell.offset(of: parts[cell.part].measure(offer), in: space)
                parts[cell.part].place(at: corner + offset, for: offer, into: &output)
            }
        }
    }

    private func start(_ place: Int, _ lengths: [Double], _ spacing: Double) -> Double {
        lengths[..<place].reduce(0) { $0 + $1 + spacing }
    }

    private func starts(_ lengths: [Double], _ spacing: Double) -> [Double] {
        var position = 0.0
        return lengths.map { length in
            defer { position += length + spacing }
            return position
        }
    }
}

extension Lattice.Cell {
    fileprivate func offset(of content: Measure, in space: Size) -> Point {
        guard let anchor else { return content.origin(in: Measure(space), alignment.ofEdges) }
        return Point(
            x: (space.width - content.size.width) * anchor.x.bounded,
            y: (space.height - content.size.height) * anchor.y.bounded)
    }
}

extension Alignment {
    /// Rows have no common baseline: cells aligned on one share their top or bottom edge instead.
    fileprivate var ofEdges: Alignment {
        Alignment(horizontal, [.firstTextBaseline: .top, .lastTextBaseline: .bottom][vertical] ?? vertical)
    }
}
