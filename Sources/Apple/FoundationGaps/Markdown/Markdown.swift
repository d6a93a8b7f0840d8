import Foundation

/// Parses inline Markdown: `**bold**`, `*italic*`, `~~struck~~`, code and links.
package enum Markdown {
    /// Text with the same looks.
    package struct Stretch {
        package var words: String
        package var looks = Looks()
    }

    package struct Looks {
        package var intent: InlinePresentationIntent = []
        package var link: String?
        /// Whether the words should agree with their number, as in `^[3 glass](inflect: true)`.
        package var agrees = false
    }

    /// Splits text into runs with the same looks. Unclosed marks are literal.
    package static func stretches(of text: String) -> [Stretch] {
        guard text.contains(where: { "*_~`[^".contains($0) }) else { return [Stretch(words: text)] }
        return stretches(of: Substring(text), Looks()).filter { !$0.words.isEmpty }
    }

    private static let marks: [(mark: String, intent: InlinePresentationIntent)] = [
        ("***", [.stronglyEmphasized, .emphasized]), ("**", .stronglyEmphasized), ("__", .stronglyEmphasized),
        ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized), ("`", .code),
    ]

    private static func stretches(of text: Substring, _ looks: Looks) -> [Stretch] {
        var plain = ""
        var rest = text
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
                continue
            }
            if let found = marked(in: rest, after: plain.last, looks) ?? link(in: rest, looks)
                ?? agreeing(in: rest, looks)
            {
                return [Stretch(words: plain, looks: looks)] + found.stretches
                    + stretches(of: found.rest, looks)
            }
            plain.append(character)
            rest = rest.dropFirst()
        }
        return [Stretch(words: plain, looks: looks)]
    }

    private static func marked(
        in text: Substring, after previous: Character?, _ looks: Looks
    ) -> (stretches: [Stretch], rest: Substring)? {
        for (mark, intent) in marks where text.hasPrefix(mark) {
            let inner = text.dropFirst(mark.count)
            guard let first = inner.first, !first.isWhitespace, let end = closing(mark, in: inner),
                let last = inner[..<end.lowerBound].last, !last.isWhitespace
            else { continue }
            // An underscore inside of a word, as in snake_case, is literal.
            if mark.hasPrefix("_"), previous?.isLetter == true { continue }
            var changed = looks
            changed.intent.formUnion(intent)
            let content = inner[..<end.lowerBound]
            let stretches =
                mark == "`"
                ? [Stretch(words: String(content), looks: changed)] : stretches(of: content, changed)
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

    private static func link(in text: Substring, _ looks: Looks) -> (
        stretches: [Stretch], rest: Substring
    )? {
        guard let (words, target, rest) = bracketed(text) else { return nil }
        var changed = looks
        changed.link = target
        return (stretches(of: words, changed), rest)
    }

    /// Text such as `^[3 glass](inflect: true)`, which agrees with its number.
    private static func agreeing(
        in text: Substring, _ looks: Looks
    ) -> (stretches: [Stretch], rest: Substring)? {
        guard text.first == "^", let (words, _, rest) = bracketed(text.dropFirst()) else { return nil }
        var changed = looks
        changed.agrees = true
        return (stretches(of: words, changed), rest)
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
