import CCairo
import SceneLayout
import WidgetArchive

/// What fontconfig and pango call the fonts of widgets.
enum FontNames {
    /// The family by whose widths texts are measured, if no other is chosen.
    static let usual = "Inter"

    static func description(of font: Font) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, families(of: font))
        pango_font_description_set_weight(description, Int32(clamping: font.weight))
        if font.isItalic { pango_font_description_set_style(description, Int32(ccairo_pango_style_italic)) }
        // As large as layout has them at most, and as pango can count.
        let size = font.size > 0 ? min(font.size, 100_000) : 0
        pango_font_description_set_absolute_size(description, size * Double(ccairo_pango_scale))
        pango_font_description_set_variations(description, "wght=\(Int(font.weightOnAxis))")
        return description
    }

    /// From the first choice to what every system has.
    private static func families(of font: Font) -> String {
        let own = font.family.map { "\($0), " } ?? ""
        return switch font.design {
        case .standard, .rounded: own + "Inter, Roboto, sans-serif"
        case .serif: own + "Noto Serif, Tinos, serif"
        case .monospaced: own + "JetBrains Mono, Liberation Mono, DejaVu Sans Mono, monospace"
        }
    }

    /// Inter makes arrows of hyphens and crosses between digits, which Apple's fonts do not.
    static func features(of font: Font) -> String {
        var features = ["calt=0"]
        if font.hasEvenDigits { features.append("tnum=1") }
        if font.isSmallCaps { features.append("smcp=1") }
        return features.joined(separator: ",")
    }
}
