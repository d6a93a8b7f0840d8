import WidgetArchive

/// The system colours of iOS 17, for light and dark appearances.
enum SystemTone {
    static let red = tone(0xFF3B30, 0xFF453A)
    static let orange = tone(0xFF9500, 0xFF9F0A)
    static let yellow = tone(0xFFCC00, 0xFFD60A)
    static let green = tone(0x34C759, 0x30D158)
    static let mint = tone(0x00C7BE, 0x63E6E2)
    static let teal = tone(0x30B0C7, 0x40C8E0)
    static let cyan = tone(0x32ADE6, 0x64D2FF)
    static let blue = tone(0x007AFF, 0x0A84FF)
    static let indigo = tone(0x5856D6, 0x5E5CE6)
    static let purple = tone(0xAF52DE, 0xBF5AF2)
    static let pink = tone(0xFF2D55, 0xFF375F)
    static let brown = tone(0xA2845E, 0xAC8E68)
    static let gray = tone(0x8E8E93, 0x8E8E93)
    static let white = tone(0xFFFFFF, 0xFFFFFF)
    static let black = tone(0x000000, 0x000000)
    static let clear = tone(0x000000, 0x000000, opacity: (0, 0))

    static let accent = tone(0x007AFF, 0x0A84FF, role: .accent)
    static let label = tone(0x000000, 0xFFFFFF, role: .primary)
    static let secondaryLabel = tone(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6), role: .secondary)
    static let tertiaryLabel = tone(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3), role: .tertiary)
    static let quaternaryLabel = tone(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16), role: .quaternary)
    static let separator = tone(0x3C3C43, 0x545458, opacity: (0.29, 0.6), role: .quaternary)

    /// From the most to the least prominent.
    static let labels = [label, secondaryLabel, tertiaryLabel, quaternaryLabel]
    static let fills = [
        tone(0x787880, 0x787880, opacity: (0.2, 0.36)), tone(0x787880, 0x787880, opacity: (0.16, 0.32)),
        tone(0x767680, 0x767680, opacity: (0.12, 0.24)), tone(0x747480, 0x747480, opacity: (0.08, 0.18)),
    ]
    static let backgrounds = [
        tone(0xFFFFFF, 0x000000, role: .background), tone(0xF2F2F7, 0x1C1C1E), tone(0xFFFFFF, 0x2C2C2E),
    ]

    private static func tone(
        _ light: UInt32, _ dark: UInt32, opacity: (Double, Double) = (1, 1), role: Tone.Role? = nil
    ) -> Tone {
        Tone(light: shade(light, opacity.0), dark: shade(dark, opacity.1), role: role)
    }

    private static func shade(_ number: UInt32, _ opacity: Double) -> Shade {
        func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
        return Shade(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
}
