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

    }

    var colors: [Entry]

    func tone(isContrasting: Bool) -> Tone? {
        let dark = tone(isDark: true, isContrasting)
        guard let light = tone(isDark: false, isContrasting) ?? dark else { return nil }
        guard let dark else { return light }
        return Tone(light: light.light, dark: dark.dark)
    }

    /// High contrast is used only if it is wanted and the set has it.
    private func tone(isDark: Bool, _ wantsContrast: Bool) -> Tone? {
        func tone(isContrasting: Bool) -> Tone? {
            colors.lazy.filter { $0.appearances.isDark == isDark && $0.appearances.isContrasting == isContrasting }
                .compactMap { $0.color?.tone(isContrasting: wantsContrast) }.first
        }
        return (wantsContrast ? tone(isContrasting: true) : nil) ?? tone(isContrasting: false)
    }
}

/// The surroundings that an asset is for.
struct AssetAppearance: Decodable {
    var appearance: String
    var value: String
}

extension [AssetAppearance]? {
    var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }

    var isContrasting: Bool { self?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
}

extension ColorSet.Entry.Color {
    /// The colour of its components, or a platform's own.
    fileprivate func tone(isContrasting: Bool) -> Tone? {
        if let shade { return Tone(shade) }
        let tone = reference.flatMap { PlatformColors.named[$0] }
        return isContrasting ? tone.map { SystemTone.contrasting[$0] ?? $0 } : tone
    }

    private var shade: Shade? {
        guard let components else { return nil }
        func part(_ name: String) -> Double? { components[name].flatMap(ColorSet.number) }
        let opacity = components["alpha"].flatMap { Double($0) } ?? 1
        if let white = part("white") { return Shade(red: white, green: white, blue: white, opacity: opacity) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return Shade(red: red, green: green, blue: blue, opacity: opacity)
    }
}

extension ColorSet {
    /// A component as a fraction, a number up to 255, or a hexadecimal number.
    fileprivate static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
