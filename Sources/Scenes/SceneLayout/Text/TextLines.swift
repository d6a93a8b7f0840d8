import WidgetArchive

/// The lines of a text, broken as Apple's systems break it: after spaces, hyphens and East Asian letters, and inside a
/// word only where no line has room for it.
package struct TextLines: Sendable {
    package struct Line: Sendable {
        package fileprivate(set) var width = 0.0
        /// In points, of the tallest and the deepest run in it.
        package fileprivate(set) var ascent = 0.0
        package fileprivate(set) var descent = 0.0
        /// What it shows, in logical order.
        package internal(set) var pieces: [Piece] = []
    }

    /// Consecutive characters of one run.
    package struct Piece: Sendable {
        /// The number of the run in its paragraph.
        package let run: Int
        package internal(set) var text: String
        /// How far each character stands from the next, in points.
        package internal(set) var advances: [Double]
    }

    package private(set) var lines: [Line] = []
    /// Whether nothing was truncated.
    package private(set) var isWhole = true
    /// What the sizes of its fonts were multiplied by to make it fit.
    package let scale: Double
    /// The room between two lines, in points.
    package let spacing: Double

    /// At most so many lines, none wider than a width; a last one that does not fit is truncated.
    init(
        _ glyphs: [Glyph], width: Double, most: Int, truncation: Paragraph.Truncation = .tail, scale: Double = 1,
        spacing: Double = 0
    ) {
        self.spacing = spacing
        self.scale = scale
        var start = 0
        while start < glyphs.count {
            let (end, next) = TextLines.end(of: glyphs, from: start, width: width)
            if lines.count + 1 >= most, next < glyphs.count {
                lines.append(TextLines.truncated(glyphs[start...], to: width, truncation))
                isWhole = false
                return
            }
            lines.append(TextLines.line(glyphs[start..<end]))
            start = next
        }
    }

    package var height: Double {
        lines.reduce(spacing * Double(max(0, lines.count - 1))) { $0 + $1.ascent + $1.descent }
    }
    package var width: Double { lines.reduce(0) { max($0, $1.width) } }

    /// Where a line ends, without its trailing spaces, and where the next begins.
    private static func end(of glyphs: [Glyph], from start: Int, width: Double) -> (end: Int, next: Int) {
        var used = 0.0
        var lastBreak: Int?
        var place = start
        while place < glyphs.count {
            let glyph = glyphs[place]
            if glyph.kind == .newline { return (place, place + 1) }
            used += glyph.advance
            // Trailing spaces may overhang.
            if glyph.kind != .space, used > width + 0.001, place > start {
                let next = lastBreak ?? place
                var end = next
                while end > start, glyphs[end - 1].kind == .space { end -= 1 }
                return (end, next)
            }
            place += 1
            if glyph.kind != .letter { lastBreak = place }
        }
        return (place, place)
    }

    private static func line(_ glyphs: some Sequence<Glyph>) -> Line {
        glyphs.reduce(into: Line()) { $0.add($1) }
    }

    /// As many glyphs as fit beside an ellipsis, which stands where the others were.
    private static func truncated(
        _ glyphs: ArraySlice<Glyph>, to width: Double, _ truncation: Paragraph.Truncation
    ) -> Line {
        guard let ellipsis = (truncation == .head ? glyphs.last : glyphs.first)?.ellipsis else { return Line() }
        // A line feed ends what is kept before the ellipsis, and begins what is kept behind it.
        let isNewline = { (glyph: Glyph) in glyph.kind == .newline }
        let headEnd = glyphs.firstIndex(where: isNewline) ?? glyphs.endIndex
        let tailStart = glyphs.lastIndex(where: isNewline).map { $0 + 1 } ?? glyphs.startIndex
        var (head, tail) = (glyphs.startIndex, glyphs.endIndex)
        var room = width - ellipsis.advance + 0.001
        func take(_ glyph: Glyph) -> Bool {
            room -= glyph.advance
            return room >= 0
        }
        var takesHead = truncation != .head, takesTail = truncation != .tail
        while takesHead || takesTail {
            takesHead = takesHead && head < min(headEnd, tail) && take(glyphs[head])
            if takesHead { head += 1 }
            takesTail = takesTail && tail > max(tailStart, head) && take(glyphs[tail - 1])
            if takesTail { tail -= 1 }
        }
        var line = line(glyphs[..<head] + [ellipsis] + glyphs[tail...])
        line.width = min(line.width, width)
        return line
    }
}

extension TextLines.Line {
    fileprivate mutating func add(_ glyph: Glyph) {
        width += glyph.advance
        ascent = max(ascent, glyph.ascent)
        descent = max(descent, glyph.descent)
        if pieces.last?.run != glyph.run { pieces.append(TextLines.Piece(run: glyph.run, text: "", advances: [])) }
        pieces[pieces.count - 1].text.append(glyph.character)
        pieces[pieces.count - 1].advances.append(glyph.advance)
    }
}

/// A measured character.
struct Glyph {
    enum Kind {
        case letter, space, newline
        /// A character after which a line may break.
        case hinge
    }

    var character: Character
    var run: Int
    var kind: Kind
    var advance: Double
    var ascent: Double
    var descent: Double
    /// How wide an ellipsis in its font is.
    var ellipsisAdvance: Double

    var ellipsis: Glyph {
        var glyph = self
        (glyph.character, glyph.kind, glyph.advance) = ("…", .letter, ellipsisAdvance)
        return glyph
    }
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
        let heights = TextHeights(system: font.size)
        let model = Glyph(
            character: Glyph.symbol, run: number, kind: .letter, advance: 0, ascent: heights.ascent + max(0, rise),
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
            (glyph.character, glyph.kind) = (character, Kind(character))
            if glyph.kind != .newline {
                let own = measured.map { $0[glyphs.count] + table.tracking } ?? table.advance(character)
                glyph.advance = own + run.letterSpacing.bounded
            }
            // What two characters are moved together by is taken from the first.
            if measured == nil, let last = glyphs.indices.last, glyph.kind != .newline {
                glyphs[last].advance += table.kerning(glyphs[last].character, character)
            }
            glyphs.append(glyph)
        }
        return glyphs
    }
}

extension Glyph.Kind {
    fileprivate init(_ character: Character) {
        switch character {
        case _ where character.isNewline: self = .newline
        case "\u{A0}", "\u{202F}": self = .letter
        case _ where character.isWhitespace: self = .space
        case "-", "\u{2010}", "\u{2013}", "\u{2014}": self = .hinge
        default: self = character.isWide ? .hinge : .letter
        }
    }
}
