@_spi(_Unicode) import Swift
import SceneLayout
import WidgetArchive

/// Text broken into lines of cells.
struct CellText {
    let lines: [[Glyph]]
    /// Whether all of it is there, with no word broken.
    let isWhole: Bool

    struct Glyph {
        let character: Character
        let width: Int
        /// The index of its run, which holds its attributes.
        let run: Int
    }

    /// Breaks a text at a width, and truncates it to a number of lines.
    init(_ paragraph: Paragraph, width: Int?, lines most: Int?) {
        let width = max(1, width ?? .max)
        let most = max(1, min(most ?? .max, paragraph.lineLimit ?? .max))
        let given = CellText.glyphs(of: paragraph).split(
            omittingEmptySubsequences: false
        ) { $0.character == "\n" }
        var lines: [[Glyph]] = []
        var isWhole = true
        for (number, line) in given.enumerated() {
            var rest = line[...]
            while lines.count < most {
                let end = CellText.end(of: rest, width: width)
                let hasMore = end < rest.endIndex || number + 1 < given.count
                if lines.count + 1 == most, hasMore {
                    isWhole = false
                    lines.append(CellText.cut(Array(rest), to: width, paragraph.truncation))
                    break
                }
                // Trailing spaces are dropped only where a line wraps or overflows.
                let isWrapped = end < rest.endIndex
                if isWrapped, !CellText.mayBreak(rest[end - 1].character, rest[end].character) { isWhole = false }
                lines.append(isWrapped ? CellText.trimmed(rest[..<end]) : CellText.prefix(of: rest, width: width))
                rest = rest[end...].drop { $0.character == " " }
                if rest.isEmpty { break }
            }
        }
        self.lines = lines
        self.isWhole = isWhole
    }

    var width: Int { lines.map { CellText.width(of: $0) }.max() ?? 0 }

    static func width(of line: some Sequence<Glyph>) -> Int { line.reduce(0) { $0 + $1.width } }

    static func glyphs(of paragraph: Paragraph) -> [Glyph] {
        paragraph.runs.enumerated().flatMap { number, run -> [Glyph] in
            let text =
                switch run.content {
                case .words(let words): words.composed
                case .symbol(let name): SymbolGlyphs.glyph(for: name)
                default: ""
                }
            return text.compactMap { character in
                if character.isNewline { return Glyph(character: "\n", width: 0, run: number) }
                let width = character == "\t" ? 1 : character.cellWidth
                return width == 0
                    ? nil : Glyph(character: character == "\t" ? " " : character, width: width, run: number)
            }
        }
    }

    /// The end of the first line: after the last word that fits, or within a word wider than the line.
    private static func end(of text: ArraySlice<Glyph>, width: Int) -> Int {
        var column = 0
        var lastBreak: Int?
        for index in text.indices {
            let glyph = text[index]
            if index > text.startIndex, mayBreak(text[index - 1].character, glyph.character) { lastBreak = index }
            column += glyph.width
            // Trailing spaces may overhang.
            if column > width, glyph.character != " " { return lastBreak ?? max(index, text.startIndex + 1) }
        }
        return text.endIndex
    }

    private static func mayBreak(_ before: Character, _ after: Character) -> Bool {
        if after == " " { return false }
        if before == " " { return true }
        if after.closes { return false }
        return before.isIdeographic || after.isIdeographic || before == "-" && after.isLetter
    }

    private static func trimmed(_ line: ArraySlice<Glyph>) -> [Glyph] {
        var line = line
        while line.last?.character == " " { line.removeLast() }
        return Array(line)
    }

    /// Truncates a line with an ellipsis.
    private static func cut(_ line: [Glyph], to width: Int, _ truncation: Paragraph.Truncation) -> [Glyph] {
        let dots = Glyph(character: "…", width: 1, run: line.last?.run ?? 0)
        let room = max(0, width - 1)
        func start(_ room: Int) -> [Glyph] { trimmed(prefix(of: line, width: room)[...]) }
        func end(_ room: Int) -> [Glyph] {
            Array(prefix(of: line.reversed(), width: room).reversed().drop { $0.character == " " })
        }
        return switch truncation {
        case .tail: start(room) + [dots]
        case .head: [dots] + end(room)
        case .middle: start(room - room / 2) + [dots] + end(room / 2)
        }
    }

    private static func prefix(of line: some Sequence<Glyph>, width: Int) -> [Glyph] {
        var column = 0
        return Array(
            line.prefix { glyph in
                column += glyph.width
                return column <= width
            })
    }
}

extension String {
    /// Composed to NFC, since terminals render precomposed characters best.
    fileprivate var composed: String {
        guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
        var scalars = UnicodeScalarView()
        scalars.append(contentsOf: _nfc)
        return String(scalars)
    }
}
