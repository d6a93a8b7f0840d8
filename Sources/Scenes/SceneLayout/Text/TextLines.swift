import WidgetArchive

/// The lines of a text in fonts.
package struct TextLines: Sendable {
    package struct Line: Sendable {
        package fileprivate(set) var width = 0.0
        /// In points, of the tallest and the deepest run in it.
        package fileprivate(set) var ascent = 0.0
        package fileprivate(set) var descent = 0.0
        /// The contents of the line, in logical order.
        package internal(set) var pieces: [Piece] = []
    }

    /// Consecutive characters of one run.
    package struct Piece: Sendable {
        /// The number of the run in its paragraph.
        package let run: Int
        package internal(set) var text: String
        /// The distance from each character to the next, in points.
        package internal(set) var advances: [Double]
    }

    package let lines: [Line]
    /// Whether nothing was truncated.
    package let isWhole: Bool
    /// The factor by which its fonts were scaled to make it fit.
    package let scale: Double
    /// The room between two lines, in points.
    package let spacing: Double

    init(_ text: BrokenText, scale: Double, spacing: Double) {
        lines = text.lines.map { TextLines.Line($0, width: text.width) }
        isWhole = text.isWhole
        (self.scale, self.spacing) = (scale, spacing)
    }

    package var height: Double {
        lines.reduce(spacing * Double(max(0, lines.count - 1))) { $0 + $1.ascent + $1.descent }
    }
    package var width: Double { lines.reduce(0) { max($0, $1.width) } }
}

extension TextLines.Line {
    fileprivate init(_ glyphs: [Glyph], width most: Double) {
        for glyph in glyphs { add(glyph) }
        width = min(width, most)
    }

    private mutating func add(_ glyph: Glyph) {
        width += glyph.advance
        ascent = max(ascent, glyph.ascent)
        descent = max(descent, glyph.descent)
        if pieces.last?.run != glyph.run { pieces.append(TextLines.Piece(run: glyph.run, text: "", advances: [])) }
        pieces[pieces.count - 1].text.append(glyph.character)
        pieces[pieces.count - 1].advances.append(glyph.advance)
    }
}
