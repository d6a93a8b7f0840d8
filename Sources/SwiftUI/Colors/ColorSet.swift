import WidgetArchive

/// The `Contents.json` of a colour set.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Color: Decodable {
            var components: [String: String]?
            var platform: String?
            var reference: String?
        }

        var appearances: [AssetAppearance]?
        var color: Color?

        var isDark: Bool { appearances.isDark }
    }

    var colors: [Entry]

    var tone: Tone? {
        let light = colors.first { $0.appearances == nil && $0.color?.shade != nil }?.color?.shade
        let dark = colors.first(where: \.isDark)?.color?.shade
        guard let shade = light ?? dark else { return nil }
        return Tone(light: shade, dark: dark ?? shade)
    }
}

/// The surroundings that an asset is for.
struct AssetAppearance: Decodable {
    var appearance: String
    var value: String
}

extension [AssetAppearance]? {
    var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
}

extension ColorSet.Entry.Color {
    var shade: Shade? {
        guard let components else { return nil }
        func part(_ name: String) -> Double? { components[name].flatMap(ColorSet.number) }
        let opacity = components["alpha"].flatMap { Double($0) } ?? 1
        if let white = part("white") { return Shade(red: white, green: white, blue: white, opacity: opacity) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return Shade(red: red, green: green, blue: blue, opacity: opacity)
    }
}

extension ColorSet {
    /// A component as a fraction, as a number up to 255, or in hexadecimal.
    fileprivate static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
