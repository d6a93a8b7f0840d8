/// The system colours of iOS 18, for light and dark appearances.
package enum SystemTone {
    package static let red = SystemColor.red.usual
    package static let orange = SystemColor.orange.usual
    package static let yellow = SystemColor.yellow.usual
    package static let green = SystemColor.green.usual
    package static let mint = SystemColor.mint.usual
    package static let teal = SystemColor.teal.usual
    package static let cyan = SystemColor.cyan.usual
    package static let blue = SystemColor.blue.usual
    package static let indigo = SystemColor.indigo.usual
    package static let purple = SystemColor.purple.usual
    package static let pink = SystemColor.pink.usual
    package static let brown = SystemColor.brown.usual
    package static let gray = SystemColor.gray.usual
    package static let white = tone(0xFFFFFF, 0xFFFFFF)
    package static let black = tone(0x000000, 0x000000)
    package static let clear = tone(0x000000, 0x000000, opacity: (0, 0))

    package static let accent = Tone(light: blue.light, dark: blue.dark, role: .accent)
    package static let label = tone(0x000000, 0xFFFFFF, role: .primary)
    package static let secondaryLabel = tone(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6), role: .secondary)
    package static let tertiaryLabel = tone(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3), role: .tertiary)
    package static let quaternaryLabel = tone(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16), role: .quaternary)
    package static let separator = tone(0x3C3C43, 0x545458, opacity: (0.29, 0.6), role: .quaternary)

    /// From the most to the least prominent.
    package static let labels = [label, secondaryLabel, tertiaryLabel, quaternaryLabel]
    package static let fills = [
        tone(0x787880, 0x787880, opacity: (0.2, 0.36)), tone(0x787880, 0x787880, opacity: (0.16, 0.32)),
        tone(0x767680, 0x767680, opacity: (0.12, 0.24)), tone(0x747480, 0x747480, opacity: (0.08, 0.18)),
    ]
    package static let backgrounds = [
        tone(0xFFFFFF, 0x000000, role: .background), tone(0xF2F2F7, 0x1C1C1E), tone(0xFFFFFF, 0x2C2C2E),
    ]
    package static let groupedBackgrounds = [
        tone(0xF2F2F7, 0x000000), tone(0xFFFFFF, 0x1C1C1E), tone(0xF2F2F7, 0x2C2C2E),
    ]

    /// From the second to the sixth.
    package static let grays = [
        tone(0xAEAEB2, 0x636366), tone(0xC7C7CC, 0x48484A), tone(0xD1D1D6, 0x3A3A3C), tone(0xE5E5EA, 0x2C2C2E),
        tone(0xF2F2F7, 0x1C1C1E),
    ]
    package static let opaqueSeparator = tone(0xC6C6C8, 0x38383A)
    package static let link = tone(0x007AFF, 0x0984FF)
    package static let lightText = tone(0xFFFFFF, 0xFFFFFF, opacity: (0.6, 0.6))

    /// The replacement for each tone, for people who want more contrast; unlisted tones stay.
    package static let contrasting: [Tone: Tone] = {
        var contrasting = Dictionary(uniqueKeysWithValues: SystemColor.all.map { ($0.usual, $0.contrasting) })
        let blue = SystemColor.blue.contrasting
        contrasting[accent] = Tone(light: blue.light, dark: blue.dark, role: .accent)
        for tone in labels.dropFirst() + fills + [separator] { contrasting[tone] = tone.lessTranslucent }
        contrasting[backgrounds[1]] = Self.tone(0xEBEBF0, 0x242426)
        contrasting[backgrounds[2]] = Self.tone(0xFFFFFF, 0x363638)
        return contrasting
    }()

    private static func tone(
        _ light: UInt32, _ dark: UInt32, opacity: (Double, Double) = (1, 1), role: Tone.Role? = nil
    ) -> Tone {
        Tone(
            light: Shade(rgb: light, opacity: opacity.0), dark: Shade(rgb: dark, opacity: opacity.1), role: role)
    }
}

extension Tone {
    fileprivate var lessTranslucent: Tone {
        var tone = self
        tone.light.opacity += 0.08
        tone.dark.opacity += 0.08
        return tone
    }
}
