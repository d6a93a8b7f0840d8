import WidgetArchive

/// A character with its width on a screen.
package struct Glyph: Sendable {
    package var character: Character
    /// The number of its run in its paragraph, which has its attributes.
    package var run: Int
    var role: LineRole
    var advance: Double
    var ascent: Double
    var descent: Double
    /// The width of an ellipsis in its font.
    var ellipsisAdvance: Double

    var ellipsis: Glyph {
        var glyph = self
        (glyph.character, glyph.role, glyph.advance) = ("…", [], ellipsisAdvance)
        return glyph
    }
}

extension Glyph {
    /// A character that is some cells wide.
    package init(_ character: Character, cells: Int, run: Int) {
        self.init(
            character: character, run: run, role: LineRole(character), advance: Double(cells), ascent: 0, descent: 0,
            ellipsisAdvance: 1)
    }

    package var cells: Int { Int(advance) }
    package var isNewline: Bool { role == .newline }
}

extension Glyph {
    /// The character that stands for a symbol in a text.
    static let symbol: Character = "\u{FFFC}"

    /// The characters of a text, its fonts scaled.
    static func all(of paragraph: Paragraph, scale: Double, advances: AdvanceSource?) -> [Glyph] {
        paragraph.runs.enumerated().flatMap { number, run in
            var font = run.font
            font.size = (font.size * scale).bounded
            return glyphs(of: run, number, font, advances)
        }
    }

    private static func glyphs(
        of run: Paragraph.Run, _ number: Int, _ font: Font, _ advances: AdvanceSource?
    ) -> [Glyph] {
        let table = FontTable(font)
        let rise = run.baselineOffset.bounded
        let heights = TextHeights(of: font)
        let model = Glyph(
            character: Glyph.symbol, run: number, role: [], advance: 0, ascent: heights.ascent + max(0, rise),
            descent: heights.descent + max(0, -rise), ellipsisAdvance: table.advance("…"))
        guard case .words(let words) = run.content else {
            var symbol = model
            if case .symbol(let name) = run.content { symbol.advance = SymbolBox.size(of: name, font.size).width }
            return [symbol]
        }
        // The table has the widths of one family only.
        let measured = font.family == nil && table.knows(words) ? nil : advances?(words, font)
        var glyphs: [Glyph] = []
        for character in words {
            var glyph = model
            (glyph.character, glyph.role) = (character, LineRole(character))
            if !glyph.isNewline {
                let own = measured.map { $0[glyphs.count] + table.tracking } ?? table.advance(character)
                glyph.advance = own + run.letterSpacing.bounded
            }
            // The kerning of two characters is part of the first one's advance.
            if measured == nil, let last = glyphs.indices.last, !glyph.isNewline {
                glyphs[last].advance += table.kerning(glyphs[last].character, character)
            }
            glyphs.append(glyph)
        }
        return glyphs
    }
}
