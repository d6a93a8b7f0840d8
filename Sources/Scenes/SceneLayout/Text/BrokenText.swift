package import WidgetArchive

/// A text broken into lines, for pictures and terminals alike: where `LineRole` allows it, and inside a word only where
/// no line has room for it.
package struct BrokenText {
    package private(set) var lines: [[Glyph]] = []
    /// Whether nothing was truncated.
    package private(set) var isWhole = true
    /// Whether no line ends within a word.
    package private(set) var keepsWords = true
    let width: Double

    /// At most `most` lines, none wider than `width`; a last line that does not fit is truncated.
    package init(_ glyphs: [Glyph], width: Double, most: Int, truncation: Paragraph.Truncation) {
        self.width = width
        var start = 0
        var before: Int?
        while start < glyphs.count {
            let (end, next) = end(of: glyphs, from: start)
            if lines.count + 1 >= most, next < glyphs.count {
                lines.append(truncated(glyphs[start...], truncation))
                isWhole = false
                return
            }
            let isLast = next == glyphs.count || glyphs[next - 1].isNewline
            if isLast, let first = before, let pushed = pushed(glyphs, first, start, end) {
                lines[lines.count - 1] = Array(glyphs[first..<pushed].withoutSpaces)
                start = pushed
            }
            lines.append(Array(glyphs[start..<end]))
            before = isLast ? nil : start
            start = next
        }
    }

    /// Where the last word of the line from `first` begins, if it is to join the paragraph's last line: that one is a
    /// lone word, and has room. SwiftUI leaves no lone word either.
    private func pushed(_ glyphs: [Glyph], _ first: Int, _ start: Int, _ end: Int) -> Int? {
        guard start > first, glyphs[start - 1].role == .space,
            !glyphs[start..<end].withoutSpaces.contains(where: { $0.role == .space }),
            let space = glyphs[first..<start].withoutSpaces.lastIndex(where: { $0.role == .space }),
            glyphs[first...space].contains(where: { $0.role != .space })
        else { return nil }
        let used = glyphs[(space + 1)..<end].reduce(0) { $0 + $1.advance }
        return used <= width + BrokenText.tolerance ? space + 1 : nil
    }

    /// The fractions that widths in points add up to.
    private static let tolerance = 0.001

    /// Where a line ends, and where the next begins.
    private mutating func end(of glyphs: [Glyph], from start: Int) -> (end: Int, next: Int) {
        var used = 0.0
        var lastBreak: Int?
        var place = start
        while place < glyphs.count, !glyphs[place].isNewline {
            let glyph = glyphs[place]
            if place > start, LineRole.mayBreak(glyphs[place - 1].role, glyph.role) { lastBreak = place }
            used += glyph.advance
            // Trailing spaces may overhang, and are visible only at the end of a paragraph.
            if glyph.role != .space, used > width + BrokenText.tolerance, place > start {
                if lastBreak == nil { keepsWords = false }
                let next = lastBreak ?? place
                return (start + glyphs[start..<next].withoutSpaces.count, next)
            }
            place += 1
        }
        var end = place
        while end > start, glyphs[end - 1].role == .space, used > width + BrokenText.tolerance {
            end -= 1
            used -= glyphs[end].advance
        }
        return (end, min(place + 1, glyphs.count))
    }

    /// As many glyphs as fit beside an ellipsis, which replaces the others.
    private func truncated(_ glyphs: ArraySlice<Glyph>, _ truncation: Paragraph.Truncation) -> [Glyph] {
        guard let ellipsis = (truncation == .head ? glyphs.last : glyphs.first)?.ellipsis else { return [] }
        // A line feed ends the part before the ellipsis, and begins the part behind it.
        let headEnd = glyphs.firstIndex(where: \.isNewline) ?? glyphs.endIndex
        let tailStart = glyphs.lastIndex(where: \.isNewline).map { $0 + 1 } ?? glyphs.startIndex
        var (head, tail) = (glyphs.startIndex, glyphs.endIndex)
        var room = width - ellipsis.advance + BrokenText.tolerance
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
        return glyphs[..<head].withoutSpaces + [ellipsis] + glyphs[tail...].drop { $0.role == .space }
    }
}

extension ArraySlice<Glyph> {
    fileprivate var withoutSpaces: ArraySlice<Glyph> {
        prefix(upTo: (lastIndex { $0.role != .space } ?? startIndex - 1) + 1)
    }
}
