import SceneLayout
import WidgetArchive

/// A line of text with a number in large letters, made of blocks and several rows high. Small letters share their
/// baseline.
struct BlockText {
    let columns: Int
    let rows: Int
    let rowsAboveBaseline: Int
    private(set) var marks: [Mark] = []

    /// A glyph that takes one cell or two.
    struct Mark {
        let glyph: Glyph
        let column: Int
        let row: Int
        let isBlock: Bool
    }

    /// Chooses the largest letters that fit, up to a scale. Nil if none do, and for a text without a number: words are
    /// easier to read in the terminal's own letters.
    init?(_ paragraph: Paragraph, width: Int?, rows: Int? = nil, largest: Int) {
        guard largest > 0, let scale = BlockText.scale(of: paragraph), let pieces = BlockText.pieces(of: paragraph)
        else { return nil }
        let most = width == nil ? 1 : min(scale, largest)
        let fitting = stride(from: most, through: 1, by: -1).lazy.map { BlockText(pieces, scale: $0) }.first {
            $0.columns <= width ?? BlockText.usualWidth && $0.rows <= rows ?? .max
        }
        guard let fitting else { return nil }
        self = fitting
    }

    private init(_ pieces: [Piece], scale: Int) {
        rowsAboveBaseline = (BlockGlyphs.pixelsAboveBaseline * scale + 1) / 2
        let rows = pieces.contains(where: \.hangs) ? BlockGlyphs.rows * scale : rowsAboveBaseline
        var column = 0
        var last: Piece?
        for piece in pieces {
            if let last { column += BlockText.gap(last, piece, scale) }
            marks += BlockText.marks(of: piece, at: column, rowsAboveBaseline, scale).filter { $0.row < rows }
            column += piece.columns(scale)
            last = piece
        }
        self.rows = rows
        columns = column
    }

    /// The width assumed where a text may have any width: that within the margins of a small widget.
    private static let usualWidth = 16
}

// MARK: Its letters

extension BlockText {
    private enum Piece {
        case block(BlockGlyphs.Letter, run: Int)
        /// A letter of the terminal's own, raised by a number of rows.
        case small(Glyph, raised: Int)

        var hangs: Bool { if case .block(let letter, _) = self { letter.hangs } else { false } }

        func columns(_ scale: Int) -> Int {
            switch self {
            case .block(let letter, _): letter.columns * scale
            case .small(let glyph, _): glyph.cells
            }
        }
    }

    /// The font sizes in points from which letters are made of blocks, and of blocks twice as large.
    private static let sizes = [34.0, 56.0]

    private static func isLarge(_ run: Paragraph.Run) -> Bool {
        if case .words = run.content { run.font.size >= sizes[0] } else { false }
    }

    private static func scale(of paragraph: Paragraph) -> Int? {
        let large = paragraph.runs.filter(isLarge)
        let saysNumber = large.contains { run in
            if case .words(let words) = run.content { words.contains(where: \.isNumber) } else { false }
        }
        guard saysNumber, let size = large.map(\.font.size).max() else { return nil }
        return sizes.count { $0 <= size }
    }

    /// Nil for several lines, or for a large letter without a block form.
    private static func pieces(of paragraph: Paragraph) -> [Piece]? {
        var pieces: [Piece] = []
        for glyph in CellText.glyphs(of: paragraph) {
            let run = paragraph.runs[glyph.run]
            guard !glyph.isNewline else { return nil }
            if !isLarge(run) {
                let raised = (run.baselineOffset.bounded / Cells.size.height).rounded()
                pieces.append(.small(glyph, raised: Int(min(max(raised, 0), 2))))
            } else if let letter = BlockGlyphs.letter(for: glyph.character) {
                pieces.append(.block(letter, run: glyph.run))
            } else {
                return nil
            }
        }
        return pieces
    }

    private static func gap(_ left: Piece, _ right: Piece, _ scale: Int) -> Int {
        switch (left, right) {
        case (.block(let left, _), .block(let right, _)): left.isTight || right.isTight ? 0 : scale
        case (.small, .small): 0
        case (.block, .small(let glyph, _)), (.small(let glyph, _), .block): glyph.character == " " ? 0 : 1
        }
    }

    private static func marks(of piece: Piece, at column: Int, _ baseline: Int, _ scale: Int) -> [Mark] {
        switch piece {
        case .small(let glyph, let raised):
            return [Mark(glyph: glyph, column: column, row: max(0, baseline - 1 - raised), isBlock: false)]
        case .block(let letter, let run):
            let rows = Quadrants.enlarged(letter.rows, by: scale)
            return rows.enumerated().flatMap { row, cells in
                cells.enumerated().filter { $1 != .none }.map { place, cell in
                    let glyph = Glyph(cell.glyph, cells: 1, run: run)
                    return Mark(glyph: glyph, column: column + place, row: row, isBlock: true)
                }
            }
        }
    }
}
