import CCairo
import SceneLayout
import WidgetArchive
import WidgetPictures

extension CairoCanvas {
    /// Draws a text with the current source.
    func draw(_ words: Words) {
        noteFonts(of: words)
        var words = words
        cairo_save(context)
        cairo_translate(context, 0, words.origin.y)
        cairo_scale(context, 1, words.font.heightOfLetters(words.text))
        words.origin.y = 0
        drawPieces(of: words)
        cairo_restore(context)
    }

    private func noteFonts(of words: Words) {
        for note in MissingLetters.notes(on: fonts.shape(words.text, words.font).missing) { self.note(note) }
        if words.font.design == .rounded, words.font.family == nil, !FontNames.rounded.contains(where: fonts.has) {
            note("no rounded font is installed, such as Nunito; Inter stands for it")
        }
    }

    private func drawPieces(of words: Words) {
        guard words.text.contains("%"), words.font.family == nil, !words.text.hasLettersToTheLeft else {
            return fonts.shape(words.text, words.font).draw(on: context, at: words.origin, advances: words.advances)
        }
        for piece in words.partedAtPercentSigns {
            let shaped = fonts.shape(piece.text, piece.font)
            guard piece.text == "%", let ink = shaped.inkSpan, let own = shaped.advances().first else {
                shaped.draw(on: context, at: piece.origin, advances: piece.advances)
                continue
            }
            // San Francisco's is wider than Inter's, and nearly fills the room that layout has given it.
            let bearing = 0.035 * piece.font.size
            let stretch = max(piece.width - 2 * bearing, bearing) / (ink.upperBound - ink.lowerBound)
            cairo_save(context)
            cairo_translate(context, piece.origin.x + bearing - ink.lowerBound * stretch, piece.origin.y)
            cairo_scale(context, stretch, 1)
            shaped.draw(on: context, at: .zero, advances: [own])
            cairo_restore(context)
        }
    }
}

extension Words {
    /// The text split into its percent signs and the pieces between them.
    fileprivate var partedAtPercentSigns: [Words] {
        var pieces: [Words] = []
        var x = origin.x
        for (character, advance) in zip(text, advances) {
            if character == "%" || pieces.last.map({ $0.text == "%" }) ?? true {
                var piece = self
                (piece.text, piece.advances, piece.origin) = ("", [], Point(x: x, y: origin.y))
                pieces.append(piece)
            }
            pieces[pieces.count - 1].text.append(character)
            pieces[pieces.count - 1].advances.append(advance)
            x += advance
        }
        return pieces
    }
}
