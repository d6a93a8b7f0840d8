import SceneLayout
import WidgetArchive

/// Text attributes; those that are nil are inherited.
struct Lettering: Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var hasEvenDigits: Bool?
    var underline: Line?
    var strikethrough: Line?
    var kerning: Double?
    var tracking: Double?
    var baselineOffset: Double?
    var style: AnyShapeStyle?
    var background: Color?
    var link: String?

    /// A line that may also be switched off.
    struct Line: Sendable {
        var isActive = true
        var style = Text.LineStyle.single
    }

    /// These attributes, falling back to others.
    func over(_ other: Lettering) -> Lettering {
        Lettering(
            font: font ?? other.font, weight: weight ?? other.weight, design: design ?? other.design,
            isBold: isBold ?? other.isBold, isItalic: isItalic ?? other.isItalic,
            hasEvenDigits: hasEvenDigits ?? other.hasEvenDigits, underline: underline ?? other.underline,
            strikethrough: strikethrough ?? other.strikethrough, kerning: kerning ?? other.kerning,
            tracking: tracking ?? other.tracking, baselineOffset: baselineOffset ?? other.baselineOffset,
            style: style ?? other.style, background: background ?? other.background, link: link ?? other.link)
    }

    func archivedFont(at typeSize: DynamicTypeSize) -> WidgetArchive.Font {
        let font = font ?? .body
        var result = font.archived(at: typeSize)
        if let weight { result.weight = weight.value }
        if let isBold { result.weight = isBold ? max(result.weight, 700) : min(result.weight, 400) }
        if let design { result.design = design.archived }
        result.isItalic = isItalic ?? result.isItalic
        result.hasEvenDigits = hasEvenDigits ?? result.hasEvenDigits
        return result
    }
}

extension Lettering.Line {
    func archived(in environment: EnvironmentValues) -> Paragraph.Line? {
        isActive ? Paragraph.Line(style.pattern.archived, tone: style.color?.tone(in: environment)) : nil
    }
}

extension Font {
    func archived(at typeSize: DynamicTypeSize) -> WidgetArchive.Font {
        for name in asked.sorted() { Surroundings.note("`.\(name)` of a font has no effect here") }
        let usual = base == .style(.headline) ? 600 : 400
        let weight = weight?.value ?? (isBold ? 700 : usual)
        return WidgetArchive.Font(
            size: size(at: typeSize), weight: weight, design: (design ?? .default).archived, isItalic: isItalic,
            hasEvenDigits: hasEvenDigits, isSmallCaps: isSmallCaps, family: family)
    }

    private func size(at typeSize: DynamicTypeSize) -> Double {
        switch base {
        case .style(let style): (style.size * typeSize.factor).rounded()
        case .family(_, let size, let isScaled): isScaled ? (size * typeSize.factor).rounded() : size
        case .size(let size): size
        }
    }

    /// What a text style adds between lines to the font's own height; other fonts add nothing.
    func leading(at typeSize: DynamicTypeSize) -> Double {
        guard case .style = base else { return 0 }
        let size = size(at: typeSize)
        let heights = TextHeights(system: size)
        return max(0, size + Font.room(at: size) - heights.ascent - heights.descent)
    }

    /// How much further apart the lines of a text style are than its font is large.
    private static func room(at size: Double) -> Double {
        switch size {
        case ..<12: 2
        case ..<13: 4
        case ..<22: 5
        case ..<31: 6
        case ..<38: 7
        case ..<49: 8
        case ..<54: 9
        default: 10
        }
    }

    private var family: String? {
        if case .family(let name, _, _) = base { name } else { nil }
    }
}

extension Font.Design {
    var archived: WidgetArchive.Font.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
