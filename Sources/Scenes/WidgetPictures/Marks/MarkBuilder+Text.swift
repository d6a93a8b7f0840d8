import PictureClient
import SceneLayout
import WidgetArchive

extension MarkBuilder {
    mutating func text(_ paragraph: Paragraph, in frame: Rect) -> [Mark] {
        let lines = measurer.lines(of: paragraph, in: Proposal(frame.size))
        var all: [Mark] = []
        // As in iOS, the box is aligned to a pixel first, and then the baseline within it.
        var top = rounded(frame.minY)
        if let first = lines.lines.first { top += rounded(first.ascent) - first.ascent }
        for line in lines.arranged(in: paragraph) {
            let room = frame.size.width - line.width
            var start = frame.minX
            switch paragraph.alignment {
            case .leading: break
            case .center: start += room / 2
            case .trailing: start += room
            }
            let baseline = Point(x: rounded(start), y: rounded(top + line.ascent))
            all += marks(of: line, paragraph, scale: lines.scale, at: baseline, in: frame)
            top += line.ascent + line.descent + lines.spacing
        }
        return all
    }

    private func rounded(_ place: Double) -> Double {
        surroundings.isStraight ? (place / pixel + 0.5 + 1e-6).rounded(.down) * pixel : place
    }

    private mutating func marks(
        of line: TextLines.Line, _ paragraph: Paragraph, scale: Double, at baseline: Point, in frame: Rect
    ) -> [Mark] {
        if surroundings.isRedacted { return bar(for: line, paragraph, scale: scale, at: baseline, in: frame) }
        var marks: [Mark] = []
        var place = baseline
        for piece in line.pieces {
            let run = paragraph.runs[piece.run]
            var font = run.font
            font.size *= scale
            let ink = ink(run.paint, in: frame)
            let origin = Point(x: place.x, y: place.y - run.baselineOffset)
            let width = piece.advances.reduce(0, +)
            var own: [Mark] = []
            if case .symbol(let name) = run.content {
                own = symbol(name, font, ink, at: .amid(middle(of: font, width: width, at: origin)))
            } else {
                if let tone = run.background { own.append(ground(tone, line, at: place, width: width)) }
                var words = Words(
                    text: piece.text, advances: piece.advances, font: font, ink: ink, origin: origin,
                    isSilent: surroundings.isSilent)
                if run.content == .words(piece.text) {
                    words.clock = run.clock
                    words.alignment = line.pieces.count == 1 ? paragraph.alignment : .leading
                }
                own += words.withSmallCapitals.map { withoutColors(.words($0), of: $0) }
                own += lines(run, font, ink, at: origin, width: width)
            }
            marks += run.link.map { [.group(.link($0), own)] } ?? own
            place.x += width
        }
        return marks
    }

    /// The centre of a symbol in a text, halfway up the capital letters.
    private func middle(of font: Font, width: Double, at origin: Point) -> Point {
        Point(x: origin.x + width / 2, y: origin.y - TextHeights(of: font).capHeight / 2)
    }

    /// Emoji have colours of their own, which a screen without colours does not show.
    private func withoutColors(_ mark: Mark, of words: Words) -> Mark {
        guard look.mode != .full, words.text.contains(where: \.isEmoji) else { return mark }
        if look.mode == .vibrant { return .group(.colors(.luminous), [mark]) }
        guard case .flat(let shade) = words.ink else { return mark }
        return .group(.colors(.filled(with: shade)), [mark])
    }

    /// The background of a run, as high as its line.
    private func ground(_ tone: Tone, _ line: TextLines.Line, at place: Point, width: Double) -> Mark {
        let frame = Rect(x: place.x, y: place.y - line.ascent, width: width, height: line.ascent + line.descent)
        return .fill(Path(rectangle: frame), .flat(shade(tone)))
    }

    /// The underline and strikethrough of a run.
    private func lines(
        _ run: Paragraph.Run, _ font: Font, _ ink: Ink, at origin: Point, width: Double
    ) -> [Mark] {
        let thickness = max(pixel, rounded(font.size * (font.weight > 550 ? 0.08 : 0.06)))
        let places = [(run.underline, 0.11 * font.size), (run.strikethrough, -0.27 * font.size)]
        return places.compactMap { line, offset in
            guard let line else { return nil }
            let y = rounded(origin.y + offset) + thickness / 2
            let path: Path = [.move(Point(x: origin.x, y: y)), .line(Point(x: origin.x + width, y: y))]
            let stroke = Stroke(width: thickness, dash: line.pattern.dashes.map { $0 * thickness })
            return .stroke(path, stroke, line.tone.map { .flat(shade($0)) } ?? ink)
        }
    }

    /// The bar that replaces redacted words.
    private func bar(
        for line: TextLines.Line, _ paragraph: Paragraph, scale: Double, at baseline: Point, in frame: Rect
    ) -> [Mark] {
        guard let run = line.pieces.first.map({ paragraph.runs[$0.run] }), line.width > 0 else { return [] }
        let size = run.font.size * scale
        let box = Rect(x: baseline.x, y: baseline.y - 0.78 * size, width: line.width, height: 0.9 * size)
        let path = Path(box, Corners(all: min(4, size / 4)), isContinuous: false)
        return [.group(.opacity(0.2), [.fill(path, ink(run.paint, in: frame))])]
    }
}

extension Paragraph.Line.Pattern {
    /// The lengths of strokes and gaps, relative to the line's thickness.
    fileprivate var dashes: [Double] {
        switch self {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }
}
