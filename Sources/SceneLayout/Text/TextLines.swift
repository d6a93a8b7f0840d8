import WidgetArchive

/// The lines into which a text is broken, as Apple's systems break it: after spaces, hyphens and the letters of East
/// Asia, and within a word only where no line has room for it.
struct TextLines {
    struct Line {
        var width = 0.0
        /// In points, of the highest and the lowest run in it.
        var ascent = 0.0
        var descent = 0.0
    }

    private(set) var lines: [Line] = []
    /// Whether all of the text is seen.
    private(set) var isWhole = true

    /// No wider than a width and no more than so many lines, of which the last is cut short with three dots.
    init(_ glyphs: [Glyph], width: Double, most: Int) {
        var start = 0
        while start < glyphs.count {
            let (end, next) = TextLines.end(of: glyphs, from: start, width: width)
            if lines.count + 1 >= most, next < glyphs.count {
                lines.append(TextLines.cut(glyphs[start...], to: width))
                isWhole = false
                return
            }
            lines.append(TextLines.line(glyphs[start..<end]))
            start = next
        }
    }

    /// Where a line ends that begins at a place, without the spaces at its end, and where the next begins.
    private static func end(of glyphs: [Glyph], from start: Int, width: Double) -> (end: Int, next: Int) {
        var used = 0.0
        var lastBreak: Int?
        var place = start
        while place < glyphs.count {
            let glyph = glyphs[place]
            if glyph.kind == .newline { return (place, place + 1) }
            used += glyph.advance
            // Spaces may hang over the edge.
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

    private static func line(_ glyphs: ArraySlice<Glyph>) -> Line {
        glyphs.reduce(into: Line()) { $0.add($1) }
    }

    private static func cut(_ glyphs: ArraySlice<Glyph>, to width: Double) -> Line {
        guard let dots = glyphs.first?.dots else { return Line() }
        var line = Line()
        for glyph in glyphs where glyph.kind != .newline {
            guard line.width + glyph.advance + dots <= width else { break }
            line.add(glyph)
        }
        line.width = min(line.width + dots, width)
        return line
    }
}

extension TextLines.Line {
    fileprivate mutating func add(_ glyph: Glyph) {
        width += glyph.advance
        ascent = max(ascent, glyph.ascent)
        descent = max(descent, glyph.descent)
    }
}

/// A character of a text, measured.
struct Glyph {
    enum Kind {
        case letter, space, newline
        /// A letter after which a line may end.
        case hinge
    }

    var kind: Kind
    var advance: Double
    var ascent: Double
    var descent: Double
    /// How wide three dots in its font are.
    var dots: Double
}

extension Glyph {
    /// The characters of a text whose fonts are scaled.
    static func all(of paragraph: Paragraph, scale: Double) -> [Glyph] {
        paragraph.runs.flatMap { run in
            var font = run.font
            font.size *= scale
            return glyphs(of: run, font)
        }
    }

    private static func glyphs(of run: Paragraph.Run, _ font: Font) -> [Glyph] {
        let table = FontTable(font)
        let rise = run.baselineOffset.bounded
        let heights = TextHeights(system: font.size)
        let empty = Glyph(
            kind: .letter, advance: 0, ascent: heights.ascent + max(0, rise), descent: heights.descent + max(0, -rise),
            dots: table.advance("…", after: nil))
        guard case .words(let words) = run.content else {
            var symbol = empty
            symbol.advance = SymbolBox.size(run.content, font.size).width
            return [symbol]
        }
        var previous: Character?
        return words.map { character in
            defer { previous = character }
            var glyph = empty
            glyph.kind = Kind(character)
            if glyph.kind != .newline {
                glyph.advance = table.advance(character, after: previous) + run.kerning.bounded
            }
            return glyph
        }
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
