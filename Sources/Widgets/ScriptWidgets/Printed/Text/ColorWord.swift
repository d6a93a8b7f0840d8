import WidgetArchive

/// A colour as scripts name it: a name of SwiftUI or of CSS, or `#RGB`, `#RRGGBB` and `#RRGGBBAA`.
enum ColorWord {
    /// A colour for letters. Where it could not be read, since a script knows one appearance only, they have their usual
    /// colour.
    static func text(_ word: String) -> Tone? {
        guard var tone = tone(word), tone.role == nil, tone.light == tone.dark, tone.light.opacity > 0 else {
            return tone(word)
        }
        if tone.light.brightness > 0.82 { tone.light = SystemTone.label.light }
        if tone.dark.brightness < 0.15 { tone.dark = SystemTone.label.dark }
        let isUsual = tone.light == SystemTone.label.light && tone.dark == SystemTone.label.dark
        return isUsual ? SystemTone.label : tone
    }

    /// One colour, or one for the light and one for the dark appearance: `navy,lightblue`.
    static func tone(_ word: String) -> Tone? {
        let words = word.split(separator: ",", maxSplits: 1).map { $0.trimmed }
        guard let first = words.first, let light = one(first) else { return nil }
        guard words.count > 1, let dark = one(words[1]) else { return words.count > 1 ? nil : light }
        return Tone(light: light.light, dark: dark.dark)
    }

    private static func one(_ word: String) -> Tone? {
        let name = word.lowercased().filter { $0 != " " }
        if let system = system[name] { return system }
        if let number = css[name] { return Tone(Shade(rgb: number)) }
        return shade(name).map(Tone.init)
    }

    private static func shade(_ word: String) -> Shade? {
        let digits = word.hasPrefix("#") ? word.dropFirst() : word[...]
        guard digits.utf8.count == 3 || digits.utf8.count == 4 else { return Shade("#" + digits) }
        return Shade("#" + digits.map { "\($0)\($0)" }.joined())
    }

    /// Names for which the system has a colour in each appearance.
    private static let system: [String: Tone] = [
        "primary": SystemTone.label, "black": SystemTone.black, "white": SystemTone.white,
        "secondary": SystemTone.secondaryLabel, "tertiary": SystemTone.tertiaryLabel, "accent": SystemTone.accent,
        "red": SystemTone.red, "orange": SystemTone.orange, "yellow": SystemTone.yellow, "green": SystemTone.green,
        "mint": SystemTone.mint, "teal": SystemTone.teal, "cyan": SystemTone.cyan, "blue": SystemTone.blue,
        "indigo": SystemTone.indigo, "purple": SystemTone.purple, "pink": SystemTone.pink,
        "brown": SystemTone.brown, "gray": SystemTone.gray, "grey": SystemTone.gray, "clear": SystemTone.clear,
        "transparent": SystemTone.clear,
    ]

    private static let css: [String: UInt32] = {
        let words = names.split(separator: " ")
        let pairs = stride(from: 0, to: words.count - 1, by: 2).map { place in
            (String(words[place]), UInt32(words[place + 1], radix: 16) ?? 0)
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    private static let names = """
        aliceblue F0F8FF antiquewhite FAEBD7 aqua 00FFFF aquamarine 7FFFD4 azure F0FFFF beige F5F5DC bisque FFE4C4 \
        blanchedalmond FFEBCD blueviolet 8A2BE2 burlywood DEB887 cadetblue 5F9EA0 chartreuse 7FFF00 \
        chocolate D2691E coral FF7F50 cornflowerblue 6495ED cornsilk FFF8DC crimson DC143C darkblue 00008B \
        darkcyan 008B8B darkgoldenrod B8860B darkgray A9A9A9 darkgreen 006400 darkgrey A9A9A9 darkkhaki BDB76B \
        darkmagenta 8B008B darkolivegreen 556B2F darkorange FF8C00 darkorchid 9932CC darkred 8B0000 \
        darksalmon E9967A darkseagreen 8FBC8F darkslateblue 483D8B darkslategray 2F4F4F darkslategrey 2F4F4F \
        darkturquoise 00CED1 darkviolet 9400D3 deeppink FF1493 deepskyblue 00BFFF dimgray 696969 dimgrey 696969 \
        dodgerblue 1E90FF firebrick B22222 floralwhite FFFAF0 forestgreen 228B22 fuchsia FF00FF gainsboro DCDCDC \
        ghostwhite F8F8FF gold FFD700 goldenrod DAA520 greenyellow ADFF2F honeydew F0FFF0 hotpink FF69B4 \
        indianred CD5C5C ivory FFFFF0 khaki F0E68C lavender E6E6FA lavenderblush FFF0F5 lawngreen 7CFC00 \
        lemonchiffon FFFACD lightblue ADD8E6 lightcoral F08080 lightcyan E0FFFF lightgoldenrodyellow FAFAD2 \
        lightgray D3D3D3 lightgreen 90EE90 lightgrey D3D3D3 lightpink FFB6C1 lightsalmon FFA07A \
        lightseagreen 20B2AA lightskyblue 87CEFA lightslategray 778899 lightslategrey 778899 lightsteelblue B0C4DE \
        lightyellow FFFFE0 lime 00FF00 limegreen 32CD32 linen FAF0E6 magenta FF00FF maroon 800000 \
        mediumaquamarine 66CDAA mediumblue 0000CD mediumorchid BA55D3 mediumpurple 9370DB mediumseagreen 3CB371 \
        mediumslateblue 7B68EE mediumspringgreen 00FA9A mediumturquoise 48D1CC mediumvioletred C71585 \
        midnightblue 191970 mintcream F5FFFA mistyrose FFE4E1 moccasin FFE4B5 navajowhite FFDEAD navy 000080 \
        oldlace FDF5E6 olive 808000 olivedrab 6B8E23 orangered FF4500 orchid DA70D6 palegoldenrod EEE8AA \
        palegreen 98FB98 paleturquoise AFEEEE palevioletred DB7093 papayawhip FFEFD5 peachpuff FFDAB9 peru CD853F \
        plum DDA0DD powderblue B0E0E6 rebeccapurple 663399 rosybrown BC8F8F royalblue 4169E1 saddlebrown 8B4513 \
        salmon FA8072 sandybrown F4A460 seagreen 2E8B57 seashell FFF5EE sienna A0522D silver C0C0C0 skyblue 87CEEB \
        slateblue 6A5ACD slategray 708090 slategrey 708090 snow FFFAFA springgreen 00FF7F steelblue 4682B4 \
        tan D2B48C thistle D8BFD8 tomato FF6347 turquoise 40E0D0 violet EE82EE wheat F5DEB3 whitesmoke F5F5F5 \
        yellowgreen 9ACD32
        """
}

extension Shade {
    /// From 0 to 1, as the eye weighs colours.
    fileprivate var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
