import WidgetArchive

/// Words with looks of their own, as a script prints them: by escapes, by markup, or by names of symbols and emoji.
struct StyledText: Hashable, Sendable {
    var pieces: [Piece]

    init(_ pieces: [Piece] = []) { self.pieces = pieces }

    init(_ words: String) { self.init([Piece(.words(words.shown))]) }

    struct Piece: Hashable, Sendable {
        var content: Content
        var look: Look

        init(_ content: Content, _ look: Look = Look()) {
            self.content = content
            self.look = look
        }
    }

    enum Content: Hashable, Sendable {
        case words(String)
        case symbol(String)
    }

    struct Look: Hashable, Sendable {
        var tone: Tone?
        var background: Tone?
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var isMonospaced = false
        /// Its size in points; nil for that of the text around it.
        var size: Double?
        /// Its size relative to the text around it.
        var scale = 1.0
    }

    /// The words alone.
    var words: String {
        pieces.map { if case .words(let words) = $0.content { words } else { "" } }.joined()
    }

    var isEmpty: Bool { pieces.allSatisfy { $0.content == .words("") } }

    /// Replaces each stretch of words.
    func mappingWords(_ change: (String, Look) -> [Piece]) -> StyledText {
        StyledText(
            pieces.flatMap { piece in
                if case .words(let words) = piece.content { change(words, piece.look) } else { [piece] }
            })
    }
}

extension StyledText {
    /// The text in a font and a colour, where its pieces have none of their own.
    func runs(_ font: Font, _ tone: Tone) -> [Paragraph.Run] {
        pieces.map { piece in
            let look = piece.look
            var font = font
            font.size = min(max((look.size ?? font.size) * look.scale, 6), 96)
            if look.isBold { font.weight = max(font.weight, 700) }
            if look.isItalic { font.isItalic = true }
            if look.isMonospaced { font.design = .monospaced }
            return Paragraph.Run(
                piece.content.archived, font: font, paint: .tone(look.tone ?? tone), background: look.background,
                underline: look.isUnderlined ? .init() : nil, strikethrough: look.isStruck ? .init() : nil)
        }
    }
}

extension StyledText.Content {
    fileprivate var archived: Paragraph.Content {
        switch self {
        case .words(let words): .words(words)
        case .symbol(let name): .symbol(name)
        }
    }
}

// Its lines, and its ends.
extension StyledText {
    func trimmed() -> StyledText {
        var text = self
        while case .words(let words)? = text.pieces.first?.content {
            let rest = words.trimmedAtStart
            text.pieces[0].content = .words(rest)
            guard rest.isEmpty, text.pieces.count > 1 else { break }
            text.pieces.removeFirst()
        }
        while case .words(let words)? = text.pieces.last?.content {
            let rest = words.trimmedAtEnd
            text.pieces[text.pieces.count - 1].content = .words(rest)
            guard rest.isEmpty, text.pieces.count > 1 else { break }
            text.pieces.removeLast()
        }
        return text
    }

    /// Its beginning, with an ellipsis if anything follows.
    func cut(to length: Int) -> StyledText {
        var room = max(length, 0)
        var kept: [Piece] = []
        for piece in pieces {
            let words = if case .words(let words) = piece.content { words } else { " " }
            guard words.count > room else {
                room -= words.count
                kept.append(piece)
                continue
            }
            kept.append(Piece(.words(words.prefix(room) + "…"), piece.look))
            break
        }
        return StyledText(kept)
    }

    var lineCount: Int { 1 + words.count { $0 == "\n" } }
}
