import GroupText
import WidgetArchive

extension StyledText {
    /// Reads Pango's markup; nil if the text has no tag that Pango knows, or one that it does not know.
    init?(markup text: String) {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return nil }
        var reader = MarkupReader(rest: text[...])
        guard let pieces = reader.pieces(), reader.hasTags else { return nil }
        self.init(pieces)
    }

    /// Replaces the entities of XML, and the space that does not break.
    static func withoutEntities(_ text: some StringProtocol) -> String {
        String(text).replacing("&nbsp;", with: "\u{A0}").withoutXMLEntities
    }
}

private struct MarkupReader {
    private var rest: Substring
    private var open: [(name: String, outer: StyledText.Look)] = []
    private var look = StyledText.Look()
    private(set) var hasTags = false

    init(rest: Substring) { self.rest = rest }

    mutating func pieces() -> [StyledText.Piece]? {
        var pieces: [StyledText.Piece] = []
        while !rest.isEmpty {
            let words = rest.prefix { $0 != "<" }
            rest = rest[words.endIndex...]
            if !words.isEmpty { pieces.append(.init(.words(StyledText.withoutEntities(words)), look)) }
            guard rest.popFirst() != nil else { break }
            guard let tag = tag() else { return nil }
            if tag == "br" { pieces.append(.init(.words("\n"), look)) }
        }
        return pieces
    }

    /// Reads a tag up to its end, and returns its name.
    private mutating func tag() -> String? {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        var inside = rest[..<end]
        rest = rest[rest.index(after: end)...]
        let isEnd = inside.first == "/"
        if isEnd { inside.removeFirst() }
        let name = inside.prefix { $0.isLetter }.lowercased()
        guard MarkupReader.names.contains(name) else { return nil }
        hasTags = true
        if isEnd {
            if let opened = open.popLast() { look = opened.outer }
        } else if name != "br", inside.last != "/" {
            open.append((name, look))
            MarkupReader.apply(name, inside.dropFirst(name.count), to: &look)
        }
        return name
    }

    private static let names: Set<String> = [
        "b", "i", "u", "s", "tt", "big", "small", "sub", "sup", "span", "br", "markup",
    ]

    private static func apply(_ name: String, _ attributes: Substring, to look: inout StyledText.Look) {
        switch name {
        case "b": look.isBold = true
        case "i": look.isItalic = true
        case "u": look.isUnderlined = true
        case "s": look.isStruck = true
        case "tt": look.isMonospaced = true
        case "big": look.scale *= 1.2
        case "small", "sub", "sup": look.scale *= 0.83
        default: span(attributes, &look)
        }
    }

    private static func span(_ attributes: Substring, _ look: inout StyledText.Look) {
        for (name, value) in attributePairs(attributes) {
            switch name {
            case "foreground", "fgcolor", "color": look.tone = ColorWord.text(value) ?? look.tone
            case "background", "bgcolor": look.background = ColorWord.tone(value) ?? look.background
            case "weight", "font_weight": look.isBold = value.contains("bold") || (Int(value) ?? 0) > 550
            case "style", "font_style": look.isItalic = value != "normal"
            case "underline": look.isUnderlined = value != "none"
            case "strikethrough": look.isStruck = value == "true"
            case "size", "font_size": size(value, &look)
            case "font", "font_desc", "font_family", "face":
                look.isMonospaced = FontWord(value).design == .monospaced
            default: break
            }
        }
    }

    private static func size(_ value: String, _ look: inout StyledText.Look) {
        let steps = ["xx-small": -3, "x-small": -2, "small": -1, "smaller": -1, "medium": 0, "large": 1, "larger": 1]
        let further = ["x-large": 2, "xx-large": 3]
        if let step = steps[value] ?? further[value] {
            for _ in 0..<abs(step) { look.scale *= step > 0 ? 1.2 : 1 / 1.2 }
            return
        }
        let digits = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = Double(digits), number > 0, number < 1e6 else { return }
        switch value[digits.endIndex...] {
        case "%": look.scale *= min(max(number / 100, 0.1), 8)
        case "pt", "px": look.size = number
        default: look.size = number / 1024
        }
    }

    /// `name='value'`, as often as there is one.
    private static func attributePairs(_ text: Substring) -> [(name: String, value: String)] {
        var rest = text
        var pairs: [(String, String)] = []
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].trimmed.lowercased()
            rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
            guard let quote = rest.popFirst(), quote == "'" || quote == "\"" else { break }
            let value = rest.prefix { $0 != quote }
            pairs.append((name, StyledText.withoutEntities(value)))
            rest = rest[value.endIndex...].dropFirst()
        }
        return pairs
    }
}
