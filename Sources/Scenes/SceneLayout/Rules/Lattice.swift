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

    /// Proposes each cell its space, and grows columns and rows where content takes more.
    mutating func settle(_ parts: [LayoutNode]) {
        for index in cells.indices {
            cells[index].offer = Proposal(width: width(of: cells[index]), height: heights[cells[index].row])
        }
        for cell in cells {
            let size = parts[cell.part].measure(cell.offer ?? .ideal).size
            heights[cell.row] = max(heights[cell.row], size.height)
            let width = width(of: cell)
            if size.width > width { widths[cell.column + cell.columns - 1] += size.width - width }
        }
    }

    func width(of cell: Cell) -> Double {
        widths[cell.column..<cell.column + cell.columns].reduce(0, +) + spacing.width * Double(cell.columns - 1)
    }

    func place(_ parts: [LayoutNode], at origin: Point, _ alignment: Alignment, into output: inout DrawingBuilder) {
        // Rows have no common baseline: cells aligned on one share their top or bottom edge instead.
        let vertical = [.firstTextBaseline: .top, .lastTextBaseline: .bottom][alignment.vertical] ?? alignment.vertical
        let alignment = Alignment(alignment.horizontal, vertical)
        let (xs, ys) = (starts(widths, spacing.width), starts(heights, spacing.height))
        output.with({ $0.requested = Requested() }) { output in
            for cell in cells {
                let space = Size(width: width(of: cell), height: heights[cell.row])
                let offer = cell.offer ?? Proposal(space)
                let offset = parts[cell.part].measure(offer).origin(in: Measure(space), alignment)
                let corner = origin + Point(x: xs[cell.column], y: ys[cell.row])
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
