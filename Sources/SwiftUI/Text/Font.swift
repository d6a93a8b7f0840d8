public import Foundation

/// The letters of a text.
public struct Font: Hashable, Sendable {
    enum Base: Hashable {
        case style(TextStyle)
        case size(Double)
        case family(String, Double, isScaled: Bool)
    }

    let base: Base
    var weight: Weight?
    var design: Design?
    var isBold = false
    var isItalic = false
    var hasEvenDigits = false
    var isSmallCaps = false
    /// What was asked for that has no effect here.
    var asked: Set<String> = []

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(Double(size)), weight: weight, design: design)
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.family(name, Double(size), isScaled: true))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.family(name, Double(fixedSize), isScaled: false))
    }

    public func bold() -> Font { with { $0.isBold = true } }

    public func italic() -> Font { with { $0.isItalic = true } }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    public func monospacedDigit() -> Font { with { $0.hasEvenDigits = true } }

    public func monospaced() -> Font { with { $0.design = .monospaced } }

    public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

    public func lowercaseSmallCaps() -> Font { smallCaps() }

    public func uppercaseSmallCaps() -> Font { smallCaps() }

    public func width(_ width: Width) -> Font { with { $0.asked.insert("width") } }

    public func leading(_ leading: Leading) -> Font { with { $0.asked.insert("leading") } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var changed = self
        change(&changed)
        return changed
    }
}

extension Font {
    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))
}
