@_spi(_Unicode) import Swift
import SceneLayout
import WidgetArchive

/// Text broken into lines of cells.
struct CellText {
    let lines: [[Glyph]]
    /// Whether all of it is there, with no word broken.
    let isWhole: Bool

    /// Breaks a text at a width, and truncates it to a number of lines.
    init(_ paragraph: Paragraph, width: Int?, lines most: Int?) {
        let text = BrokenText(
            CellText.glyphs(of: paragraph), width: Double(max(1, width ?? .max)),
            most: max(1, min(most ?? .max, paragraph.lineLimit ?? .max)), truncation: paragraph.truncation)
        lines = text.lines.isEmpty ? [[]] : text.lines
        isWhole = text.isWhole && text.keepsWords
    }

    var width: Int { lines.map { CellText.width(of: $0) }.max() ?? 0 }

    static func width(of line: some Sequence<Glyph>) -> Int { line.reduce(0) { $0 + $1.cells } }

    static func glyphs(of paragraph: Paragraph) -> [Glyph] {
        paragraph.runs.enumerated().flatMap { number, run -> [Glyph] in
            let text =
                switch run.content {
                case .words(let words): words.composed
                case .symbol(let name): SymbolGlyphs.glyph(for: name)
                default: ""
                }
            return text.compactMap { character in
                if character.isNewline { return Glyph("\n", cells: 0, run: number) }
                if character == "\t" { return Glyph(" ", cells: 1, run: number) }
                let width = character.cellWidth
                return width == 0 ? nil : Glyph(character, cells: width, run: number)
            }
        }
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
