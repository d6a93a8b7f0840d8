import CCairo
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetPictures

/// The names of widgets' fonts for fontconfig and pango.
struct FontNames {
    /// Nil if the file is not a font.
    private var family: String?
    private var weight: Int?
    private var isItalic = false

    /// Adds a font of a widget's bundle to those of the system.
    init(ofFile file: String, in config: OpaquePointer?, _ map: OpaquePointer) {
        guard (try? FileStatus(of: file, followsLinks: true))?.isRegularFile == true,
            FcConfigAppFontAddFile(config, file) != 0, let pattern = FcFreeTypeQuery(file, 0, nil, nil)
        else { return }
        defer { FcPatternDestroy(pattern) }
        pango_fc_font_map_config_changed(map)
        var (name, slant, weight) = (nil as UnsafeMutablePointer<FcChar8>?, Int32(0), 0.0)
        FcPatternGetString(pattern, FC_FAMILY, 0, &name)
        family = name.map { String(cString: $0) }
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        isItalic = slant != 0
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        // A variable font has all weights; fontconfig knows it by this number, too.
        if let variable = FcFreeTypeQuery(file, 0x8000_0000, nil, nil) {
            FcPatternDestroy(variable)
        } else {
            self.weight = Int(FcWeightToOpenTypeDouble(weight))
        }
    }

    /// A font by the names in its file.
    func naming(_ font: Font) -> Font {
        guard let family else { return font }
        var font = font
        font.family = family
        font.weight = weight ?? font.weight
        font.isItalic = isItalic
        return font
    }

    /// The family whose widths texts are measured by, if no other is chosen.
    static let usual = "Inter"

    static func description(of font: Font) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, families(of: font))
        pango_font_description_set_weight(description, Int32(clamping: font.weight))
        if font.isItalic { pango_font_description_set_style(description, Int32(ccairo_pango_style_italic)) }
        // Limited to the largest size of layout, which pango can represent.
        let size = font.size > 0 ? min(font.size, 100_000) : 0
        pango_font_description_set_absolute_size(description, size * Double(ccairo_pango_scale))
        pango_font_description_set_variations(description, "wght=\(Int(font.weightOnAxis))")
        return description
    }

    /// Rounded families that are about as wide as Apple's; Debian has none of them.
    static let rounded = ["SF Pro Rounded", "Nunito", "Varela Round", "M PLUS Rounded 1c"]

    /// The families in order of preference, ending with one that every system has.
    private static func families(of font: Font) -> String {
        let own = font.family.map { "\($0), " } ?? ""
        return switch font.design {
        case .standard: own + (font.isForTitles ? "Inter Display, " : "") + "Inter, Roboto, sans-serif"
        case .rounded: own + rounded.joined(separator: ", ") + ", Inter, Roboto, sans-serif"
        case .serif: own + "Noto Serif, Tinos, serif"
        case .monospaced: own + "JetBrains Mono, Liberation Mono, DejaVu Sans Mono, monospace"
        }
    }

    /// The family and version of one of pango's fonts, such as `Inter 4.001`.
    static func identity(of font: UnsafeMutableRawPointer?) -> String? {
        guard let font, let pattern = pango_fc_font_get_pattern(font) else { return nil }
        var family: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
        var version: Int32 = 0
        FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
        // The version is a number of 16 bits, and as many of its fraction.
        let thousandths = (Int(version) * 1_000 + 32_768) >> 16
        let fraction = String(thousandths % 1_000 + 1_000).dropFirst()
        return "\(String(cString: family)) \(thousandths / 1_000).\(fraction)"
    }

    /// A font's properties by which its glyphs are drawn, for `text`.
    static let look = [
        "index", "pixelsize", "matrix", "embolden", "antialias", "hinting", "autohint", "hintstyle", "rgba",
        "lcdfilter",
        "embeddedbitmap", "fontvariations", "fontfeatures", "verticallayout", "globaladvance", "spacing", "color",
    ].map { "%{\($0)}" }.joined(separator: " ")

    /// Properties of a font, as fontconfig writes them.
    static func text(_ format: String, of pattern: OpaquePointer?) -> String {
        guard let text = FcPatternFormat(pattern, format) else { return "" }
        defer { FcStrFree(text) }
        return String(cString: text)
    }

    /// The features of a font in each part of a text, by offsets in bytes. A raised colon has its form for capitals.
    static func features(of font: Font, in text: String) -> [(Range<Int>, String)] {
        let usual = features(of: font)
        var (parts, start) = ([(Range<Int>, String)](), 0)
        for colon in text.raisedColons {
            parts += [(start..<colon, usual), (colon..<colon + 1, usual + ",case=1")]
            start = colon + 1
        }
        return parts + [(start..<text.utf8.count, usual)]
    }

    /// Switches off features of Inter that Apple's fonts lack: hyphens become arrows, and an x between digits a cross.
    private static func features(of font: Font) -> String {
        var features = ["calt=0"]
        if font.hasEvenDigits { features.append("tnum=1") }
        if font.isSmallCaps { features.append("smcp=1") }
        return features.joined(separator: ",")
    }
}
