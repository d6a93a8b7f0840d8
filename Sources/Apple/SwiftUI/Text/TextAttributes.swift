import AssetCatalogs
import SceneLayout
import WidgetArchive

/// Text attributes; those that are nil are inherited.
struct TextAttributes: Sendable {
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
    func over(_ other: TextAttributes) -> TextAttributes {
        TextAttributes(
            font: font ?? other.font, weight: weight ?? other.weight, design: design ?? other.design,
            isBold: isBold ?? other.isBold, isItalic: isItalic ?? other.isItalic,
            hasEvenDigits: hasEvenDigits ?? other.hasEvenDigits, underline: underline ?? other.underline,
            strikethrough: strikethrough ?? other.strikethrough, kerning: kerning ?? other.kerning,
            tracking: tracking ?? other.tracking, baselineOffset: baselineOffset ?? other.baselineOffset,
            style: style ?? other.style, background: background ?? other.background, link: link ?? other.link)
    }

    func archivedFont(in environment: EnvironmentValues) -> WidgetArchive.Font {
        let font = font ?? .body
        var result = font.archived(at: environment.dynamicTypeSize)
        // As measured on phones, beside the camera of an island that is not expanded.
        if environment.isBesideCamera, font.isOfStyle, result.size <= 17 {
            (result.size, result.weight) = (result.size < 14 ? 13 : 14.5, max(result.weight, 500))
        }
        if let weight { result.weight = weight.value }
        if let isBold { result.weight = isBold ? max(result.weight, font.boldWeight) : min(result.weight, 400) }
        if environment.legibilityWeight == .bold { result.weight = max(result.weight, min(result.weight + 100, 900)) }
        if let design { result.design = design.archived }
        result.isItalic = isItalic ?? result.isItalic
        result.hasEvenDigits = hasEvenDigits ?? result.hasEvenDigits
        guard let family = result.family else { return result }
        result.face = BundleFonts.ofProgram.face(named: family, weight: result.weight, isItalic: result.isItalic)
        if result.face == nil { result.takeStyle(of: family) }
        return result
    }
}

extension WidgetArchive.Font {
    /// Takes the weight with which a PostScript name ends, such as `HelveticaNeue-UltraLight`: that font is not here.
    fileprivate mutating func takeStyle(of name: String) {
        guard let style = name.split(separator: "-").dropFirst().last?.lowercased() else { return }
        if style.contains("italic") || style.contains("oblique") { isItalic = true }
        let weights = [
            ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500),
            ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
        ]
        if weight == 400, let told = weights.first(where: { style.contains($0.0) }) { weight = told.1 }
    }
}

extension TextAttributes.Line {
    func archived(in environment: EnvironmentValues) -> Paragraph.Line? {
        isActive ? Paragraph.Line(style.pattern.archived, tone: style.color?.tone(in: environment)) : nil
    }
}

extension Font {
    func archived(at typeSize: DynamicTypeSize) -> WidgetArchive.Font {
        for name in asked.sorted() { CurrentEvaluation.note("`.\(name)` of a font has no effect here") }
        let usual = base == .style(.headline) ? 600 : 400
        let weight = weight?.value ?? (isBold ? boldWeight : usual)
        return WidgetArchive.Font(
            size: size(at: typeSize), weight: weight, design: (design ?? .default).archived, isItalic: isItalic,
            hasEvenDigits: hasEvenDigits, isSmallCaps: isSmallCaps, family: family)
    }

    private func size(at typeSize: DynamicTypeSize) -> Double {
        switch base {
        case .style(let style): style.size(at: typeSize)
        case .family(_, let size, let style): style.map { (size * $0.factor(at: typeSize)).rounded() } ?? size
        case .size(let size): size
        }
    }

    /// The space between lines that a text style adds to the font's own height; zero for other fonts.
    func leading(at typeSize: DynamicTypeSize) -> Double {
        guard case .style(let style) = base else { return 0 }
        let heights = TextHeights(system: style.size(at: typeSize))
        return max(0, style.leading(at: typeSize) - heights.ascent - heights.descent)
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
