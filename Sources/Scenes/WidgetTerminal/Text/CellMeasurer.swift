package import SceneLayout
package import WidgetArchive

/// Measures text in cells of 8 by 16 points, whatever the font, except for large numbers.
package struct CellMeasurer: TextMeasurer, Sendable {
    /// The largest scale of large letters; with 0, all letters are the terminal's own.
    private let largest: Int

    package init(largest: Int = 0) {
        self.largest = largest
    }

    package func measure(_ paragraph: Paragraph, in proposal: Proposal) -> Measure {
        // As on iOS, a line keeps its height where less is offered.
        if let text = BlockText(paragraph, width: proposal.width.flatMap { Cells.columns($0) }, largest: largest) {
            return measure(text, reservedLines: paragraph.reservedLines)
        }
        let text = CellText(
            paragraph, width: proposal.width.flatMap { Cells.columns($0) },
            lines: proposal.height.flatMap { Cells.rows($0) })
        let height = Double(max(text.lines.count, paragraph.reservedLines)).bounded * Cells.size.height
        return Measure(
            Size(width: Double(text.width) * Cells.size.width, height: height), firstBaseline: Cells.size.height,
            lastBaseline: Double(text.lines.count) * Cells.size.height)
    }

    private func measure(_ text: BlockText, reservedLines: Int) -> Measure {
        let baseline = Double(text.rowsAboveBaseline) * Cells.size.height
        let height = Double(max(text.rows, reservedLines)).bounded * Cells.size.height
        return Measure(
            Size(width: Double(text.columns) * Cells.size.width, height: height), firstBaseline: baseline,
            lastBaseline: baseline)
    }

    package func measure(_ picture: Node.Picture) -> Measure {
        switch picture.source {
        case .symbol(let name):
            let width = SymbolGlyphs.glyph(for: name).reduce(0) { $0 + $1.cellWidth }
            return Measure(
                Size(width: Double(width) * Cells.size.width, height: Cells.size.height),
                firstBaseline: Cells.size.height, lastBaseline: Cells.size.height)
        case .file(_, _, let size), .bytes(_, let size), .drawing(_, let size):
            let (width, height) = (size.width.bounded, size.height.bounded)
            return Measure(
                Size(
                    width: CellPolicy.visible(width, .horizontal), height: CellPolicy.visible(height, .vertical)))
        case .missing: return Measure(.zero)
        }
    }
}

/// The dimensions of cells.
package enum Cells {
    package static let size = Size(width: 8, height: 16)

    /// The whole columns in a width; nil if it is infinite.
    static func columns(_ width: Double) -> Int? { count(width, size.width) }
    static func rows(_ height: Double) -> Int? { count(height, size.height) }

    private static func count(_ length: Double, _ unit: Double) -> Int? {
        guard length < 1e9 else { return nil }
        return length > 0 ? Int(length / unit + 0.01) : 0
    }
}
