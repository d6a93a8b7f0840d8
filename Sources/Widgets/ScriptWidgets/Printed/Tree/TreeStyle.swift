import WidgetArchive

/// How words look, inside a node and what it holds.
struct TreeStyle {
    private(set) var font = Font(size: 17)
    private(set) var paint = Paint.tone(SystemTone.label)
    private(set) var tint = Paint.tone(SystemTone.accent)
    private var lineLimit: Int?
    private var minimumScale = 1.0
    private var alignment = Alignment.Horizontal.leading

    func text(_ words: String) -> Node { text(.words(words)) }

    func text(_ content: Paragraph.Content) -> Node {
        .text(
            Paragraph(
                [.init(content, font: font, paint: paint)], lineLimit: lineLimit, alignment: alignment,
                minimumScale: minimumScale))
    }

    func symbol(_ name: String, value: Double?) -> Node {
        .image(.init(.symbol(name), font: font, paint: paint, variableValue: value))
    }

    /// For the words on a button.
    var ofButton: TreeStyle {
        var style = self
        style.font.size = min(font.size, 15)
        style.font.weight = max(font.weight, 500)
        style.paint = tint
        return style
    }

    /// Takes a word of `TreeWord.styles`.
    mutating func take(_ key: String, _ value: JSONValue, _ reader: inout TreeReader) {
        switch key {
        case "font": take(font: value, &reader)
        case "weight":
            let weight = TreeStyle.weights[value.words] ?? reader.number(value, from: 1, to: 1_000).map { Int($0) }
            if let weight { font.weight = weight }
        case "design":
            if let design = reader.word(value, TreeStyle.designs) { font.design = design }
        case "bold": font.weight = value.isTrue ? max(font.weight, 700) : 400
        case "italic": font.isItalic = value.isTrue
        case "monospacedDigit": font.hasEvenDigits = value.isTrue
        case "color": paint = reader.paint(value) ?? paint
        case "tint": tint = reader.paint(value) ?? tint
        case "lineLimit": lineLimit = reader.number(value, from: 1, to: 1_000).map { Int($0) }
        case "minimumScale": minimumScale = reader.number(value, from: 0.1, to: 1) ?? 1
        case "textAlignment":
            alignment =
                reader.word(value, ["leading": .leading, "center": .center, "trailing": .trailing]) ?? alignment
        default: break
        }
    }

    private mutating func take(font value: JSONValue, _ reader: inout TreeReader) {
        guard value.isString else {
            if let size = reader.number(value, from: 1, to: 500) { font.size = size }
            return
        }
        guard let (size, weight) = reader.word(value, TreeStyle.fonts) else { return }
        font.size = size
        font.weight = weight
    }

    /// Sizes of iOS at its usual text size, and weights.
    private static let fonts: [String: (Double, Int)] = [
        "largeTitle": (34, 400), "title": (28, 400), "title2": (22, 400), "title3": (20, 400), "headline": (17, 600),
        "body": (17, 400), "callout": (16, 400), "subheadline": (15, 400), "footnote": (13, 400), "caption": (12, 400),
        "caption2": (11, 400),
    ]

    private static let weights = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]

    private static let designs: [String: Font.Design] = [
        "default": .standard, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
    ]
}
