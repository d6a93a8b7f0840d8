import Foundation

/// Parses the inline Markdown of literals: `**bold**`, `*italic*`, `~~struck~~`, code and links.
enum Markdown {
    struct Stretch {
        var words: String
        var textAttributes = TextAttributes()
    }

    /// Splits text into runs with the same attributes. Unclosed marks are literal.
    static func stretches(of text: String) -> [Stretch] {
        guard text.contains(where: { "*_~`[^".contains($0) }) else { return [Stretch(words: text)] }
        return stretches(of: Substring(text), TextAttributes()).filter { !$0.words.isEmpty }
    }

    private static let marks: [(mark: String, apply: @Sendable (inout TextAttributes) -> Void)] = [
        ("***", { ($0.isBold, $0.isItalic) = (true, true) }), ("**", { $0.isBold = true }),
        ("__", { $0.isBold = true }), ("~~", { $0.strikethrough = TextAttributes.Line() }),
        ("*", { $0.isItalic = true }),
        ("_", { $0.isItalic = true }), ("`", { $0.design = .monospaced }),
    ]

    private static func stretches(of text: Substring, _ textAttributes: TextAttributes) -> [Stretch] {
        var plain = ""
        var rest = text
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
                continue
            }
            if let found = marked(in: rest, after: plain.last, textAttributes) ?? link(in: rest, textAttributes)
                ?? agreeing(in: rest, textAttributes)
            {
                return [Stretch(words: plain, textAttributes: textAttributes)] + found.stretches
                    + stretches(of: found.rest, textAttributes)
            }
            plain.append(character)
            rest = rest.dropFirst()
        }
        return [Stretch(words: plain, textAttributes: textAttributes)]
    }

    private static func marked(
        in text: Substring, after previous: Character?, _ textAttributes: TextAttributes
    ) -> (stretches: [Stretch], rest: Substring)? {
        for (mark, apply) in marks where text.hasPrefix(mark) {
            let inner = text.dropFirst(mark.count)
            guard let first = inner.first, !first.isWhitespace, let end = closing(mark, in: inner),
                let last = inner[..<end.lowerBound].last, !last.isWhitespace
            else { continue }
            // An underscore inside of a word, as in snake_case, is literal.
            if mark.hasPrefix("_"), previous?.isLetter == true { continue }
            var changed = textAttributes
            apply(&changed)
            let content = inner[..<end.lowerBound]
            let stretches =
                mark == "`"
                ? [Stretch(words: String(content), textAttributes: changed)] : stretches(of: content, changed)
            return (stretches, inner[end.upperBound...])
        }
        return nil
    }

    /// The closing mark; in `**a *b***`, the first star closes the inner mark.
    private static func closing(_ mark: String, in text: Substring) -> Range<Substring.Index>? {
        guard let found = text.range(of: mark) else { return nil }
        var (start, end) = (found.lowerBound, found.upperBound)
        while end < text.endIndex, text[end] == mark.first {
            (start, end) = (text.index(after: start), text.index(after: end))
        }
        return start..<end
    }

    private static func link(in text: Substring, _ textAttributes: TextAttributes) -> (
        stretches: [Stretch], rest: Substring
    )? {
        guard let (words, target, rest) = bracketed(text) else { return nil }
        var changed = textAttributes
        changed.link = target
        changed.style = AnyShapeStyle(TintShapeStyle())
        return (stretches(of: words, changed), rest)
    }

    /// Text such as `^[3 glass](inflect: true)`, which agrees with its number.
    private static func agreeing(
        in text: Substring, _ textAttributes: TextAttributes
    ) -> (stretches: [Stretch], rest: Substring)? {
        guard text.first == "^", let (words, _, rest) = bracketed(text.dropFirst()) else { return nil }
        CurrentEvaluation.note("`^[…](inflect: true)` leaves its words as they are here")
        return (stretches(of: words, textAttributes), rest)
    }

    /// Both parts of `[text](url)` at the start of a string, and what follows them.
    private static func bracketed(_ text: Substring) -> (words: Substring, target: String, rest: Substring)? {
        guard text.first == "[", let middle = text.range(of: "]("),
            let end = text[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        return (
            text[text.index(after: text.startIndex)..<middle.lowerBound], String(text[middle.upperBound..<end]),
            text[text.index(after: end)...]
        )
    }
}
