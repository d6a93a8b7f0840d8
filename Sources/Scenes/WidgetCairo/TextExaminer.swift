package import FoundationEssentials
import GroupSystem
package import PictureClient
package import SceneLayout
import WidgetArchive
import WidgetPictures

extension PicturePainter {
    /// The texts of a picture as people see them. Contrast is measured in the picture and in one without words, so that
    /// whatever is behind them counts as it is drawn, and where two further ones with black and with white words differ
    /// most, which is where letters have no edge.
    package func examine(_ request: PictureRequest, at moment: (Date) -> Moment) -> PictureAnswer {
        let drawing = drawing(of: request, at: moment)
        let canvas = canvas(drawing, request)
        let black = Shade(red: 0, green: 0, blue: 0)
        let others = [black.opacity(0), black, Shade(red: 1, green: 1, blue: 1)]
            .map { shade in
                let changed = request.withWords(in: .tone(Tone(shade)))
                return self.canvas(self.drawing(of: changed, at: moment), changed)
            }
        let contrast = Contrast(
            picture: Pixels(canvas.surface), ground: Pixels(others[0].surface),
            letters: (Pixels(others[1].surface), Pixels(others[2].surface)), scale: request.scale,
            isDark: request.look.isDark)
        let measurer = measurer(for: request)
        // The canvases own the pixels.
        return withExtendedLifetime((canvas, others)) {
            PictureAnswer(
                texts: drawing.texts(measuredBy: measurer).map { text in
                    var text = text
                    text.contrast = contrast.ofLetters(in: Rect(text.origin, text.size))
                    return text
                })
        }
    }
}

extension PictureDrawing {
    /// The texts, with everything but their contrasts.
    fileprivate func texts(measuredBy measurer: TableMeasurer) -> [ExaminedText] {
        var texts: [ExaminedText] = []
        drawings.visit { drawing, effects in
            guard case .draw(.text(let paragraph), let frame, _) = drawing, !effects.contains(.redacted) else { return }
            let words = paragraph.plainText
            guard words.contains(where: { !$0.isWhitespace }) else { return }
            let lines = measurer.lines(of: paragraph, in: Proposal(frame.size))
            let transform = effects.transform
            let seen = effects.reduce(frame) { seen, effect in
                if case .clip(_, let frame) = effect { seen.intersection(frame) } else { seen }
            }
            let whole = transform?(frame) ?? frame
            let visible = (transform?(seen) ?? seen).intersection(Rect(.zero, size))
            let letters = paragraph.runs.filter(\.hasLetters)
            let scale = lines.scale * (transform.map { min($0.width, $0.height) } ?? 1)
            let fontSize = (letters.map(\.font.size).min() ?? 0) * scale
            // The room above and below letters may be clipped. A text that is wholly out of sight is there on purpose.
            let lost = max(whole.size.width - visible.size.width, whole.size.height - visible.size.height)
            let isClipped = lost > fontSize / 4 && visible.size.width > 0 && visible.size.height > 0
            texts.append(
                ExaminedText(
                    words, at: visible.origin, size: visible.size, fontSize: fontSize,
                    isBold: letters.allSatisfy { $0.font.weight >= 600 },
                    isWhole: lines.isWhole && frame.size.width > 0 && !isClipped))
        }
        return texts
    }
}

extension Paragraph.Run {
    fileprivate var hasLetters: Bool {
        if case .words(let words) = content { words.contains { !$0.isWhitespace } } else { false }
    }
}

extension PictureRequest {
    fileprivate func withWords(in paint: Paint) -> PictureRequest {
        var request = self
        request.scene.root = scene.root.withWords(in: paint)
        request.scene.background = scene.background?.withWords(in: paint)
        return request
    }
}

extension Node {
    /// The node with its words in a paint, and without lines at them.
    fileprivate func withWords(in paint: Paint) -> Node {
        guard case .text(var paragraph) = self else { return mapping { $0.withWords(in: paint) } }
        for index in paragraph.runs.indices {
            paragraph.runs[index].paint = paint
            paragraph.runs[index].underline = nil
            paragraph.runs[index].strikethrough = nil
        }
        return .text(paragraph)
    }
}

/// Contrasts by the Web Content Accessibility Guidelines.
private struct Contrast {
    let picture: Pixels
    /// The picture without words.
    let ground: Pixels
    /// The picture with black words, and with white ones.
    let letters: (Pixels, Pixels)
    let scale: Double
    let isDark: Bool

    /// The contrast of letters in a frame, away from their edges, of which a fifth may have less; nil if there are none
    /// in sight.
    func ofLetters(in frame: Rect) -> Double? {
        let columns = range(frame.minX, frame.maxX, picture.width)
        let rows = range(frame.minY, frame.maxY, picture.height)
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        var most = 0
        for y in rows { for x in columns { most = max(most, coverage(x, y)) } }
        guard most > 0 else { return nil }
        var contrasts: [Double] = []
        for y in rows {
            for x in columns where coverage(x, y) * 10 >= most * 9 { contrasts.append(contrast(x, y)) }
        }
        return contrasts.sorted()[contrasts.count / 5]
    }

    private func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
        let start = min(max(0, Int((from * scale).rounded(.down))), count)
        return start..<max(start, min(count, Int((to * scale).rounded(.up))))
    }

    private func coverage(_ x: Int, _ y: Int) -> Int {
        let (one, other) = (letters.0.row(y) + 4 * x, letters.1.row(y) + 4 * x)
        return (0..<4).reduce(0) { $0 + abs(Int(one[$1]) - Int(other[$1])) }
    }

    private func contrast(_ x: Int, _ y: Int) -> Double {
        let (one, other) = (luminance(picture.row(y) + 4 * x), luminance(ground.row(y) + 4 * x))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The relative luminance of a pixel in front of black or white.
    private func luminance(_ pixel: UnsafeMutablePointer<UInt8>) -> Double {
        let rest = isDark ? 0 : 1 - Double(pixel[3]) / 255
        func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255 + rest
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(pixel[2]) + 0.7152 * linear(pixel[1]) + 0.0722 * linear(pixel[0])
    }
}
