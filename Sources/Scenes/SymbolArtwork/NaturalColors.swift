import WidgetArchive

/// The natural colours of some symbols, for the multicolour mode.
enum NaturalColors {
    /// With a colour for each layer that has one.
    static func layers(_ layers: [Artwork.Symbol.Layer], of name: String) -> [Artwork.Symbol.Layer] {
        guard let tones = tones(of: name) else { return layers }
        return layers.map { layer in
            var layer = layer
            layer.tone = tones[min(layer.level.rawValue, tones.count - 1)]
            return layer
        }
    }

    /// From the first layer on; the last colour applies to all further layers.
    private static func tones(of name: String) -> [Tone?]? {
        let words = name.split(separator: ".").map(String.init)
        if words.first == "cloud" { return weather(words) }
        if words.contains("badge") { return [badge(words), nil] }
        let isSign = words.contains("circle") || words.contains("square")
        guard let word = words.first, let tone = tone(of: words) ?? signs[word] ?? things[word] else { return nil }
        if words.contains("slash") { return nil }
        if isSign || signs[word] != nil { return name.hasSuffix("fill") ? [.white, tone] : [tone] }
        return word == "thermometer" || word == "battery" ? [tone, nil] : [tone]
    }

    private static func weather(_ words: [String]) -> [Tone?] {
        let rain: Tone = words.contains("snow") || words.contains("sleet") || words.contains("hail") ? cyan : blue
        if words.contains("bolt") { return [.white, yellow, rain] }
        if words.contains("sun") { return [.white, yellow, rain] }
        if words.contains("moon") { return [.white, .white, rain] }
        return [.white, rain]
    }

    /// Red for removing, green for adding.
    private static func badge(_ words: [String]) -> Tone {
        switch words.last(where: { $0 != "fill" }) {
        case "plus", "checkmark": green
        case "exclamationmark": yellow
        default: red
        }
    }

    private static func tone(of words: [String]) -> Tone? {
        guard words[0] == "battery" else { return nil }
        return words.contains { $0.hasPrefix("0") || $0.hasPrefix("25") } ? red : green
    }

    private static let signs: [String: Tone] = [
        "checkmark": green, "xmark": red, "plus": green, "minus": red, "exclamationmark": yellow,
    ]

    private static let things: [String: Tone] = [
        "sun": yellow, "sunrise": orange, "sunset": orange, "moon": .white, "flame": orange, "heart": red,
        "star": yellow, "bolt": yellow, "drop": blue, "humidity": blue, "snowflake": cyan, "snow": cyan,
        "leaf": green, "tree": green, "thermometer": red, "trash": red, "phone": green, "umbrella": blue,
        "rainbow": orange, "crown": yellow, "trophy": yellow, "lightbulb": yellow, "pill": orange, "pills": orange,
        "cross": red, "wind": cyan, "water": blue, "folder": cyan, "message": green, "location": blue,
    ]

    private static let yellow = Tone(
        light: Shade(red: 1, green: 0.8, blue: 0), dark: Shade(red: 1, green: 0.84, blue: 0.04))
    private static let orange = Tone(
        light: Shade(red: 1, green: 0.584, blue: 0), dark: Shade(red: 1, green: 0.624, blue: 0.039))
    private static let red = Tone(
        light: Shade(red: 1, green: 0.231, blue: 0.188), dark: Shade(red: 1, green: 0.271, blue: 0.227))
    private static let green = Tone(
        light: Shade(red: 0.204, green: 0.78, blue: 0.349), dark: Shade(red: 0.188, green: 0.82, blue: 0.345))
    private static let blue = Tone(
        light: Shade(red: 0, green: 0.478, blue: 1), dark: Shade(red: 0.039, green: 0.518, blue: 1))
    private static let cyan = Tone(
        light: Shade(red: 0.196, green: 0.678, blue: 0.902), dark: Shade(red: 0.392, green: 0.824, blue: 1))
}

extension Tone {
    fileprivate static let white = Tone(Shade(red: 1, green: 1, blue: 1))
}
