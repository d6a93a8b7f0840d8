package import WidgetArchive

/// The advances of a text's characters by the fonts at hand; nil where these are no better than the table.
package typealias AdvanceSource = (_ words: String, _ font: Font) -> [Double]?

/// Measures texts by tables, so that a widget's process can lay its scenes out without fonts.
package struct TableMeasurer: TextMeasurer {
    /// Pixels per point; sizes are rounded up to whole pixels.
    private let scale: Double
    /// Asked for the scripts that the table does not know.
    private let advances: AdvanceSource?

    package init(scale: Double = 3, advances: AdvanceSource? = nil) {
        self.scale = scale
        self.advances = advances
    }

    package func measure(_ paragraph: Paragraph, in proposal: Proposal) -> Measure {
        if proposal.width == 0, proposal.height == 0 { return Measure(.zero) }
        return measure(lines(of: paragraph, in: proposal), of: paragraph)
    }

    /// The lines of a text in a space, scaled down as far as it may be to fit.
    package func lines(of paragraph: Paragraph, in proposal: Proposal) -> TextLines {
        func fits(_ lines: TextLines) -> Bool {
            lines.isWhole && raised(lines.height) <= raised(proposal.height ?? .infinity)
        }
        let full = lines(of: paragraph, in: proposal, scale: 1)
        guard paragraph.minimumScale < 1, !fits(full) else { return full }
        var (low, high) = (max(0.01, paragraph.minimumScale), 1.0)
        var best = lines(of: paragraph, in: proposal, scale: low)
        guard fits(best) else { return best }
        for _ in 0..<6 {
            let middle = (low + high) / 2
            let tried = lines(of: paragraph, in: proposal, scale: middle)
            if fits(tried) { (low, best) = (middle, tried) } else { high = middle }
        }
        return best
    }

    package func measure(_ picture: Node.Picture) -> Measure {
        switch picture.source {
        case .symbol(let name):
            let letters = picture.symbolFont.size.bounded
            guard !picture.isResizable else { return Measure(SymbolBox.ink(of: name, letters)) }
            let size = SymbolBox.size(of: name, letters)
            // Its middle is that of the capital letters.
            let baseline = rounded((size.height + TextHeights(system: letters).capHeight) / 2)
            return Measure(
                Size(width: raised(size.width), height: raised(size.height)), firstBaseline: baseline,
                lastBaseline: baseline)
        case .file(_, _, let size), .bytes(_, let size), .drawing(_, let size):
            let baseline = picture.isResizable ? nil : picture.baseline?.bounded
            return Measure(
                Size(width: size.width.length, height: size.height.length), firstBaseline: baseline,
                lastBaseline: baseline)
        case .missing: return Measure(.zero)
        }
    }

    private func lines(of paragraph: Paragraph, in proposal: Proposal, scale: Double) -> TextLines {
        let glyphs = Glyph.all(of: paragraph, scale: scale, advances: advances)
        let line = glyphs.reduce(0) { max($0, $1.ascent + $1.descent) }
        let spacing = paragraph.spacing
        let room = proposal.height.map {
            $0.isFinite && line > 0 ? Int(max(1, min(1e6, ($0 + spacing + 0.5 / self.scale) / (line + spacing)))) : .max
        }
        let most = min(paragraph.lineLimit.map { max(1, $0) } ?? .max, room ?? .max)
        let text = BrokenText(
            glyphs, width: proposal.width ?? .infinity, most: most, truncation: paragraph.truncation)
        return TextLines(text, scale: scale, spacing: spacing)
    }

    private func measure(_ text: TextLines, of paragraph: Paragraph) -> Measure {
        guard let first = text.lines.first, let last = text.lines.last else {
            return Measure(Size(width: 0, height: raised(paragraph.reservedHeight)))
        }
        return Measure(
            Size(width: raised(text.width), height: raised(max(text.height, paragraph.reservedHeight))),
            firstBaseline: rounded(first.ascent), lastBaseline: raised(text.height - last.descent))
    }

    private func raised(_ length: Double) -> Double { (length * scale - 0.001).rounded(.up) / scale }
    private func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
}

extension Paragraph {
    fileprivate var spacing: Double { lineSpacing.length + leading.length }

    /// The height of the lines, in its first font, that it always reserves.
    fileprivate var reservedHeight: Double {
        guard reservedLines > 0, let font = runs.first?.font else { return 0 }
        let heights = TextHeights(of: font)
        return (heights.ascent + heights.descent + spacing) * Double(reservedLines).bounded - spacing
    }
}
