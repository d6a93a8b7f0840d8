import WidgetArchive

/// A font by the name that a script gives it, such as `Menlo-Bold` or `Helvetica Neue`.
struct FontWord: Hashable, Sendable {
    /// Nil for the screen's own.
    private(set) var family: String?
    private(set) var design = Font.Design.standard
    private(set) var weight: Int?
    private(set) var isItalic = false

    init(_ word: String) {
        let parts = word.shown.split(separator: "-", maxSplits: 1)
        let name = parts.first?.trimmed ?? ""
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        weight = FontWord.weights.first { style.contains($0.word) }?.weight
        isItalic = style.contains("italic") || style.contains("oblique")
        // Fonts of macOS that are not here keep their purpose, not their name.
        let letters = name.lowercased()
        if FontWord.monospaced.contains(where: letters.contains) {
            design = .monospaced
        } else if !name.isEmpty, !FontWord.system.contains(where: letters.hasPrefix) {
            family = name
        }
    }

    func applied(to font: Font) -> Font {
        var font = font
        font.family = family
        font.design = design
        font.weight = weight ?? font.weight
        font.isItalic = isItalic
        return font
    }

    private static let monospaced = ["mono", "menlo", "monaco", "courier", "consolas", "terminus", "hack", "code"]
    private static let system = [".", "sf", "san francisco", "system", "helvetica", "lucida grande", "sans"]
    private static let weights: [(word: String, weight: Int)] = [
        ("semibold", 600), ("demi", 600), ("bold", 700), ("medium", 500), ("light", 300), ("black", 900),
        ("heavy", 800),
    ]
}
