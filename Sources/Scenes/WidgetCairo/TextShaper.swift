import CCairo
import GroupSystem
import PictureClient
import SceneLayout
import WidgetArchive

/// The available fonts, which shape texts. Only one thread uses it, since pango's objects cannot be shared.
final class TextShaper {
    private let map: OpaquePointer
    /// Nil for fontconfig's own.
    private let config: OpaquePointer?
    private let context: OpaquePointer
    private var shaped: [DrawnLetters.Text: ShapedText] = [:]
    /// The total length of these texts, in bytes.
    private var length = 0
    /// The fonts of all texts that were asked for, with their versions.
    private(set) var usedFonts: Set<String> = []
    /// The fonts of widgets' bundles, by their files.
    private var bundled: [String: FontNames] = [:]
    /// Texts and families that were asked for.
    private var askedTexts: Set<DrawnLetters.Text> = []
    private var askedFamilies: Set<String> = []

    func forgetUse() { (usedFonts, askedTexts, askedFamilies) = ([], [], []) }

    /// All that was asked for since, in an order that is the same each time.
    var asked: DrawnLetters {
        let texts = askedTexts.map { (order: "\($0.words) \($0.font)", text: $0) }.sorted { $0.order < $1.order }
        return DrawnLetters(texts.map(\.text), families: askedFamilies.sorted())
    }

    init() {
        map = pango_cairo_font_map_new()
        config = TextShaper.configuration()
        if let config { pango_fc_font_map_set_config(map, config) }
        context = pango_font_map_create_context(map)
        let options = TextShaper.options()
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        shaped = [:]
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// Draws glyphs the same at any size: no hinting, greyscale antialiasing.
    static func options() -> OpaquePointer? {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return options
    }

    /// The system's fonts, without the static cuts of Inter, which would be chosen over the variable one.
    private static func configuration() -> OpaquePointer? {
        guard let config = FcInitLoadConfig() else { return nil }
        let rejected = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig><selectfont>
            <acceptfont><glob>/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf</glob></acceptfont>
            <acceptfont><glob>/usr/share/fonts/truetype/inter-vf/Inter-italic.var.ttf</glob></acceptfont>
            <acceptfont><glob>/usr/share/fonts/truetype/inter-vf/InterDisplay-roman.var.ttf</glob></acceptfont>
            <acceptfont><glob>/usr/share/fonts/truetype/inter-vf/InterDisplay-italic.var.ttf</glob></acceptfont>
            <rejectfont><glob>/usr/share/fonts/opentype/inter/*</glob></rejectfont>
            <rejectfont><glob>/usr/share/fonts/truetype/inter-vf/*</glob></rejectfont>
            </selectfont></fontconfig>
            """
        let hasVariable = FileSystem.allows(.reading, to: "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf")
        if hasVariable { FcConfigParseAndLoadFromMemory(config, rejected, 1) }
        FcConfigBuildFonts(config)
        return config
    }

    /// The files of fontconfig's rules.
    var rules: [String] {
        var files: [String] = []
        if let rules = FcConfigGetConfigFiles(config) {
            while let file = FcStrListNext(rules) { files.append(String(cString: file)) }
            FcStrListDone(rules)
        }
        // A directory is among them, and so is each file in it.
        return files.filter { (try? FileStatus(of: $0, followsLinks: true))?.isDirectory == false }
    }

    /// The files of all fonts, in the order in which fontconfig knows them.
    var files: [String] {
        var files: [String] = []
        guard let fonts = FcConfigGetFonts(config, FcSetSystem)?.pointee else { return files }
        for font in UnsafeBufferPointer(start: fonts.fonts, count: Int(fonts.nfont)) {
            var file: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { continue }
            // A file may hold several fonts.
            let path = String(cString: file)
            if files.last != path { files.append(path) }
        }
        return files
    }

    /// Whether a font family is installed, rather than replaced by another.
    func has(_ family: String) -> Bool {
        askedFamilies.insert(family)
        return pango_font_map_get_family(map, family) != nil
    }

    /// The mark of glyphs that no font has, which is a macro in C.
    fileprivate static let unknown: UInt32 = 0x1000_0000

    /// A font as pango knows it: one from a file in a widget's bundle by the names in the file.
    private func own(_ font: Font) -> Font {
        guard let file = font.face?.file else { return font }
        let names = bundled[file] ?? FontNames(ofFile: file, in: config, map)
        bundled[file] = names
        return names.naming(font)
    }

    private static let mostTexts = 500
    private static let mostBytes = 24 << 10

    /// A text's glyphs. They are cached, because widgets show the same texts again and again.
    func shape(_ text: String, _ font: Font) -> ShapedText {
        let key = DrawnLetters.Text(text, font)
        askedTexts.insert(key)
        if let known = shaped[key] {
            usedFonts.formUnion(known.fonts)
            return known
        }
        if shaped.count >= TextShaper.mostTexts || length > TextShaper.mostBytes { (shaped, length) = ([:], 0) }
        let new = ShapedText(text, own(font), context)
        length += text.utf8.count
        shaped[key] = new
        usedFonts.formUnion(new.fonts)
        return new
    }
}

/// A text in one font, as glyphs of the fonts that have them.
final class ShapedText {
    private let layout: OpaquePointer
    private let line: UnsafeMutablePointer<PangoLayoutLine>?
    private let text: String
    /// The byte offsets at which its characters begin, and its length.
    private let starts: [Int]

    init(_ text: String, _ font: Font, _ context: OpaquePointer) {
        self.text = text
        layout = pango_layout_new(context)
        pango_layout_set_single_paragraph_mode(layout, 1)
        let description = FontNames.description(of: font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        let attributes = pango_attr_list_new()
        for (range, features) in FontNames.features(of: font, in: text) {
            guard let attribute = pango_attr_font_features_new(features) else { continue }
            (attribute.pointee.start_index, attribute.pointee.end_index) = (
                UInt32(range.lowerBound), UInt32(range.upperBound)
            )
            pango_attr_list_insert(attributes, attribute)
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        line = pango_layout_get_line_readonly(layout, 0)
        var starts = [0]
        for character in text { starts.append(starts[starts.count - 1] + character.utf8.count) }
        self.starts = starts
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Its fonts with their versions, such as `Inter Variable 4.0`.
    private(set) lazy var fonts = Set(runs.compactMap { FontNames.identity(of: $0.pointee.item.pointee.analysis.font) })

    /// The font files of its runs, each with its glyphs, their places, and how they are drawn.
    var glyphs: [(file: String, glyphs: String)] {
        runs.map { run in
            let pattern = pango_fc_font_get_pattern(run.pointee.item.pointee.analysis.font)
            let string = run.pointee.glyphs.pointee
            let glyphs = UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)).enumerated().map {
                let place = $1.geometry
                return "\($1.glyph) \(place.width) \(place.x_offset) \(place.y_offset) \(string.log_clusters[$0])"
            }
            return (
                FontNames.text("%{file}", of: pattern),
                "\(FontNames.text(FontNames.look, of: pattern)): \(glyphs.joined(separator: ", "))"
            )
        }
    }

    private var runs: [UnsafeMutablePointer<PangoGlyphItem>] {
        var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
        var next = line?.pointee.runs
        while let list = next {
            if let run = list.pointee.run { runs.append(run) }
            next = list.pointee.next
        }
        return runs
    }

    /// Each character's advance according to the fonts. Characters that form one cluster share its width equally.
    func advances() -> [Double] {
        var advances = [Double](repeating: 0, count: starts.count - 1)
        for run in runs {
            for cluster in clusters(of: run) {
                let width = cluster.glyphs.reduce(0.0) {
                    $0 + Double(run.pointee.glyphs.pointee.glyphs[$1].geometry.width)
                }
                let share = width / Double(ccairo_pango_scale) / Double(max(1, cluster.characters.count))
                for character in cluster.characters { advances[character] = share }
            }
        }
        return advances
    }

    /// The characters that no font has, each of which is drawn as a box with its number.
    private(set) lazy var missing: [Character] = {
        guard pango_layout_get_unknown_glyphs_count(layout) > 0 else { return [] }
        let characters = Array(text)
        return runs.flatMap { run in
            clusters(of: run).filter { cluster in
                cluster.glyphs.contains { run.pointee.glyphs.pointee.glyphs[$0].glyph & TextShaper.unknown != 0 }
            }.flatMap(\.characters).map { characters[$0] }
        }
    }()

    /// The horizontal range of its ink, relative to its beginning.
    var inkSpan: Range<Double>? { ink.size.width > 0 ? ink.minX..<ink.maxX : nil }

    /// The bounds of its ink, relative to its beginning on the baseline.
    private(set) lazy var ink: Rect = {
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        func length(_ units: Int32) -> Double { Double(units) / Double(ccairo_pango_scale) }
        let top = length(ink.y - pango_layout_get_baseline(layout))
        return Rect(x: length(ink.x), y: top, width: length(ink.width), height: length(ink.height))
    }()

    /// Draws it from a point on its baseline, with the given advance for each character.
    func draw(
        on canvas: OpaquePointer, at origin: Point, advances: [Double],
        by draw: (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<PangoGlyphString>?) -> Void =
            pango_cairo_show_glyph_string
    ) {
        var place = origin.x
        for run in runs {
            // A copy, because the run's own glyphs are measured again.
            let glyphs = pango_glyph_string_copy(run.pointee.glyphs)
            defer { pango_glyph_string_free(glyphs) }
            let width = stretch(glyphs, of: run, to: advances)
            cairo_move_to(canvas, place, origin.y)
            draw(canvas, run.pointee.item.pointee.analysis.font, glyphs)
            place += width
        }
    }

    /// Spaces a run's glyphs by their characters' advances, and returns the total width.
    private func stretch(
        _ string: UnsafeMutablePointer<PangoGlyphString>?, of run: UnsafeMutablePointer<PangoGlyphItem>,
        to advances: [Double]
    ) -> Double {
        guard let glyphs = string?.pointee.glyphs else { return 0 }
        var total = 0.0
        for cluster in clusters(of: run) {
            let wanted = cluster.characters.reduce(0.0) { $0 + (advances.indices.contains($1) ? advances[$1] : 0) }
            total += wanted
            let own = cluster.glyphs.reduce(0) { $0 + glyphs[$1].geometry.width }
            let more = Int32((wanted * Double(ccairo_pango_scale)).rounded()) - own
            guard let last = cluster.glyphs.last, more != 0 else { continue }
            glyphs[last].geometry.width += more
            // A glyph whose space differs much from its own width, such as an emoji's, is centred in it.
            if own > 0, more.magnitude > UInt32(own.magnitude / 8) {
                for glyph in cluster.glyphs { glyphs[glyph].geometry.x_offset += more / 2 }
            }
        }
        return total
    }

    private struct Cluster {
        var glyphs: [Int]
        var characters: [Int]
    }

    /// The glyphs that belong together, in drawing order, with the characters that they represent.
    private func clusters(of run: UnsafeMutablePointer<PangoGlyphItem>) -> [Cluster] {
        let string = run.pointee.glyphs.pointee
        guard let logs = string.log_clusters else { return [] }
        let (offset, length) = (Int(run.pointee.item.pointee.offset), Int(run.pointee.item.pointee.length))
        let heads = Set((0..<Int(string.num_glyphs)).map { Int(logs[$0]) }).sorted() + [length]
        var ends: [Int: Int] = [:]
        for (head, end) in zip(heads, heads.dropFirst()) { ends[head] = end }
        var clusters: [Cluster] = []
        var current = -1
        for glyph in 0..<Int(string.num_glyphs) {
            let head = Int(logs[glyph])
            if head != current {
                let bytes = offset + head..<offset + (ends[head] ?? length)
                clusters.append(Cluster(glyphs: [], characters: characters(in: bytes)))
                current = head
            }
            clusters[clusters.count - 1].glyphs.append(glyph)
        }
        return clusters
    }

    /// The indices of the characters that begin within a range of bytes.
    private func characters(in bytes: Range<Int>) -> [Int] {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < bytes.lowerBound { low = middle + 1 } else { high = middle }
        }
        var characters: [Int] = []
        while low < starts.count - 1, starts[low] < bytes.upperBound {
            characters.append(low)
            low += 1
        }
        return characters
    }
}
