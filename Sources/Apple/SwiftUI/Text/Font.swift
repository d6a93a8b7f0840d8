public import Foundation

public struct Font: Hashable, Sendable {
    enum Base: Hashable {
        case style(TextStyle)
        case size(Double)
        case family(String, Double, scaledLike: TextStyle?)
    }

    let base: Base
    var weight: Weight?
    var design: Design?
    var isBold = false
    var isItalic = false
    var hasEvenDigits = false
    var isSmallCaps = false
    /// Requested attributes that have no effect here.
    var asked: Set<String> = []

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system font at a fixed size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(Double(size)), weight: weight, design: design)
    }

    /// A font by its family name, which scales with the user's text size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font by its family name, which scales with the user's text size as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.family(name, Double(size), scaledLike: textStyle))
    }

    /// A font by its family name, at a fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.family(name, Double(fixedSize), scaledLike: nil))
    }

    public func bold() -> Font { with { $0.isBold = true } }

    public func italic() -> Font { with { $0.isItalic = true } }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// This font with digits of equal width.
    public func monospacedDigit() -> Font { with { $0.hasEvenDigits = true } }

    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// This font with small capitals in place of lowercase letters.
    public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

    /// This font with small capitals in place of lowercase letters.
    public func lowercaseSmallCaps() -> Font { smallCaps() }

    /// This font with small capitals in place of lowercase letters.
    public func uppercaseSmallCaps() -> Font { smallCaps() }

    /// Sets the font's width, which has no effect here.
    public func width(_ width: Width) -> Font { with { $0.asked.insert("width") } }

    /// Sets the font's line spacing, which has no effect here.
    public func leading(_ leading: Leading) -> Font { with { $0.asked.insert("leading") } }

    /// The weight of its bold letters: iOS has semibold ones for the smaller text styles.
    var boldWeight: Int {
        switch base {
        case .style(.title3), .style(.body), .style(.callout), .style(.subheadline), .style(.footnote),
            .style(.caption), .style(.caption2):
            600
        default: 700
        }
    }

    var isOfStyle: Bool { if case .style = base { true } else { false } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var changed = self
        change(&changed)
        return changed
    }
}

extension Font {
    /// The font of large titles, 34 points by default.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of titles, 28 points by default.
    public static let title = Font(.style(.title))
    /// The font of second-level titles, 22 points by default.
    public static let title2 = Font(.style(.title2))
    /// The font of third-level titles, 20 points by default.
    public static let title3 = Font(.style(.title3))
    /// The font of headings: 17 points by default, and semibold.
    public static let headline = Font(.style(.headline))
    /// The font of subheadings, 15 points by default.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of body text, 17 points by default.
    public static let body = Font(.style(.body))
    /// The font of callouts, 16 points by default.
    public static let callout = Font(.style(.callout))
    /// The font of footnotes, 13 points by default.
    public static let footnote = Font(.style(.footnote))
    /// The font of captions, 12 points by default.
    public static let caption = Font(.style(.caption))
    /// The font of secondary captions, 11 points by default.
    public static let caption2 = Font(.style(.caption2))
}
