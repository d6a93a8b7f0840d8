import WidgetArchive

extension StyledText {
    /// Replaces names between colons by emoji and symbols. Names of neither stay as they are, and are returned.
    func resolvingCodes(emoji: Bool, symbols: Bool) -> (text: StyledText, unknown: [String]) {
        var unknown: [String] = []
        let text = mappingWords { words, look in
            guard words.utf8.contains(UInt8(ascii: ":")) else { return [Piece(.words(words), look)] }
            var pieces: [Piece] = []
            var plain = ""
            // Parts at odd places would be names if each colon before had a partner; a part that is no name is passed over.
            let parts = words.split(separator: ":", omittingEmptySubsequences: false)
            var place = 1
            plain += parts[0]
            while place < parts.count {
                let name = String(parts[place])
                let isClosed = place + 1 < parts.count
                if isClosed, emoji, let character = ShortCode.emoji(name) {
                    plain += character + parts[place + 1]
                    place += 2
                } else if isClosed, symbols, ShortCode.isSymbol(name) {
                    if !plain.isEmpty { pieces.append(Piece(.words(plain), look)) }
                    pieces.append(Piece(.symbol(name), look))
                    plain = String(parts[place + 1])
                    place += 2
                } else {
                    if isClosed, emoji, StyledText.looksLikeCode(name) { unknown.append(name) }
                    plain += ":" + name
                    place += 1
                }
            }
            if !plain.isEmpty || pieces.isEmpty { pieces.append(Piece(.words(plain), look)) }
            return pieces
        }
        return (text, unknown)
    }

    /// Only names of several words, since `10:ab:20` has one, too.
    private static func looksLikeCode(_ name: String) -> Bool {
        name.utf8.count < 40 && name.utf8.contains(UInt8(ascii: "_"))
            && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    }

    /// Reads the inline marks of Markdown: `**bold**`, `*italic*`, `` `code` `` and `~~struck~~`.
    func resolvingMarkdown() -> StyledText {
        mappingWords { words, look in
            var (look, pieces, plain) = (look, [Piece](), "")
            var rest = words[...]
            while let character = rest.first {
                guard let mark = ["**", "__", "~~", "*", "`"].first(where: rest.hasPrefix) else {
                    plain.append(character)
                    rest.removeFirst()
                    continue
                }
                rest = rest.dropFirst(mark.count)
                if !plain.isEmpty { pieces.append(Piece(.words(plain), look)) }
                plain = ""
                look.toggle(mark)
            }
            if !plain.isEmpty || pieces.isEmpty { pieces.append(Piece(.words(plain), look)) }
            return pieces
        }
    }
}

extension StyledText.Look {
    fileprivate mutating func toggle(_ mark: String) {
        switch mark {
        case "**", "__": isBold.toggle()
        case "*": isItalic.toggle()
        case "`": isMonospaced.toggle()
        default: isStruck.toggle()
        }
    }
}
