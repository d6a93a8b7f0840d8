package import SceneLayout
package import WidgetArchive

/// Measures text in cells of 8 by 16 points, whatever the font.
package struct CellMeasurer: TextMeasurer, Sendable {
    package init() {}

    package func measure(_ paragraph: Paragraph, in proposal: Proposal) -> Measure {
        let text = CellText(
            paragraph, width: proposal.width.flatMap { Cells.columns($0) },
            lines: proposal.height.flatMap { Cells.rows($0) })
        let height = Double(max(text.lines.count, paragraph.reservedLines)).bounded * Cells.size.height
        return Measure(
            Size(width: Double(text.width) * Cells.size.width, height: height), firstBaseline: Cells.size.height,
            lastBaseline: Double(text.lines.count) * Cells.size.height)
    }

    package func measure(_ picture: Node.Picture) -> Measure {
        switch picture.source {
        case .symbol(let name):
            let width = SymbolGlyphs.glyph(for: name).reduce(0) { $0 + $1.cellWidth }
            return Measure(
                Size(width: Double(width) * Cells.size.width, height: Cells.size.height),
                firstBaseline: Cells.size.height, lastBaseline: Cells.size.height)
        case .file(_, _, let size), .bytes(_, let size):
            let (width, height) = (size.width.bounded, size.height.bounded)
            return Measure(
                Size(
                    width: CellPolicy.visible(width, .horizontal), height: CellPolicy.visible(height, .vertical)))
        case .missing: return Measure(Size(width: 8 * Cells.size.width, height: 3 * Cells.size.height))
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
