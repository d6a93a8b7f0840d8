import WidgetArchive

/// Text attributes; those that are nil are inherited.
struct Lettering: Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var hasEvenDigits: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var kerning: Double?
    var baselineOffset: Double?
    var style: AnyShapeStyle?

    /// These attributes, falling back to others.
    func over(_ other: Lettering) -> Lettering {
        Lettering(
            font: font ?? other.font, weight: weight ?? other.weight, design: design ?? other.design,
            isBold: isBold ?? other.isBold, isItalic: isItalic ?? other.isItalic,
            hasEvenDigits: hasEvenDigits ?? other.hasEvenDigits, isUnderlined: isUnderlined ?? other.isUnderlined,
            isStruckThrough: isStruckThrough ?? other.isStruckThrough, kerning: kerning ?? other.kerning,
            baselineOffset: baselineOffset ?? other.baselineOffset, style: style ?? other.style)
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

    var lines: Set<Paragraph.Line> {
        var lines: Set<Paragraph.Line> = []
        if isUnderlined == true { lines.insert(.under) }
        if isStruckThrough == true { lines.insert(.through) }
        return lines
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
