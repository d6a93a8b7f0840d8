/// A colour that the system has a name for. Scenes hold the colours of iOS 18; screens may show another generation's.
package struct SystemColor: Sendable {
    package var usual: Tone
    /// For people who want more contrast.
    package var contrasting: Tone

    fileprivate init(_ light: UInt32, _ dark: UInt32, contrasting: (light: UInt32, dark: UInt32)) {
        usual = Tone(light: Shade(rgb: light), dark: Shade(rgb: dark))
        self.contrasting = Tone(light: Shade(rgb: contrasting.light), dark: Shade(rgb: contrasting.dark))
    }

    package static let red = Self(0xFF3B30, 0xFF453A, contrasting: (0xD70015, 0xFF6961))
    package static let orange = Self(0xFF9500, 0xFF9F0A, contrasting: (0xC93400, 0xFFB340))
    package static let yellow = Self(0xFFCC00, 0xFFD60A, contrasting: (0xB25000, 0xFFD426))
    package static let green = Self(0x34C759, 0x30D158, contrasting: (0x248A3D, 0x30DB5B))
    package static let mint = Self(0x00C7BE, 0x63E6E2, contrasting: (0x0C817B, 0x66D4CF))
    package static let teal = Self(0x30B0C7, 0x40C8E0, contrasting: (0x008299, 0x5DE6FF))
    package static let cyan = Self(0x32ADE6, 0x64D2FF, contrasting: (0x0071A4, 0x70D7FF))
    package static let blue = Self(0x007AFF, 0x0A84FF, contrasting: (0x0040DD, 0x409CFF))
    package static let indigo = Self(0x5856D6, 0x5E5CE6, contrasting: (0x3634A3, 0x7D7AFF))
    package static let purple = Self(0xAF52DE, 0xBF5AF2, contrasting: (0x8944AB, 0xDA8FFF))
    package static let pink = Self(0xFF2D55, 0xFF375F, contrasting: (0xD30F45, 0xFF6482))
    package static let brown = Self(0xA2845E, 0xAC8E68, contrasting: (0x7F6545, 0xB59469))
    package static let gray = Self(0x8E8E93, 0x8E8E93, contrasting: (0x6C6C70, 0xAEAEB2))
}

extension SystemColor {
    package static let all: [SystemColor] = [
        red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray,
    ]
}

/// The system's colours by generation.
package enum Palette: String, Sendable, CaseIterable {
    case ios18, ios26

    /// The colour to show for one in a scene. Any that is not a system colour stays as it is.
    package func tone(for tone: Tone) -> Tone {
        guard self == .ios26 else { return tone }
        if let changed = Palette.changes[Seen(tone)] { return tone.recoloured(like: changed) }
        // A tone with one colour for both appearances may be the developer's own, unless its role says otherwise.
        guard tone.role == .system, let changed = Palette.pinnedChanges[Seen(tone)] else { return tone }
        return tone.recoloured(like: changed)
    }

    /// The colours of a tone, whatever its opacity and purpose.
    private struct Seen: Hashable {
        let light: UInt32
        let dark: UInt32

        init(_ tone: Tone) { (light, dark) = (tone.light.rgb, tone.dark.rgb) }
    }

    private static let changes: [Seen: Tone] = {
        var changes: [Seen: Tone] = [:]
        for (old, new) in pairs {
            changes[Seen(old.usual)] = new.usual
            changes[Seen(old.contrasting)] = new.contrasting
        }
        return changes
    }()

    /// The changes to tones that a view has confined to one appearance.
    private static let pinnedChanges: [Seen: Tone] = {
        var changes: [Seen: Tone] = [:]
        for (old, new) in pairs {
            for (old, new) in [(old.usual, new.usual), (old.contrasting, new.contrasting)] {
                changes[Seen(Tone(old.light))] = Tone(new.light)
                changes[Seen(Tone(old.dark))] = Tone(new.dark)
            }
        }
        return changes
    }()

    /// The colours of the system, each with its iOS 26 version.
    private static let pairs: [(SystemColor, SystemColor)] = [
        (.red, .init(0xFF383C, 0xFF4245, contrasting: (0xE9152D, 0xFF6165))),
        (.orange, .init(0xFF8D28, 0xFF9230, contrasting: (0xC55300, 0xFFA056))),
        (.yellow, .init(0xFFCC00, 0xFFD600, contrasting: (0xA16A00, 0xFEDF43))),
        (.green, .init(0x34C759, 0x30D158, contrasting: (0x008932, 0x4AD968))),
        (.mint, .init(0x00C8B3, 0x00DAC3, contrasting: (0x008575, 0x54DFCB))),
        (.teal, .init(0x00C3D0, 0x00D2E0, contrasting: (0x008198, 0x3BDDEC))),
        (.cyan, .init(0x00C0E8, 0x3CD3FE, contrasting: (0x007EAE, 0x6DD9FF))),
        (.blue, .init(0x0088FF, 0x0091FF, contrasting: (0x1E6EF4, 0x5CB8FF))),
        (.indigo, .init(0x6155F5, 0x6D7CFF, contrasting: (0x564ADE, 0xA7AAFF))),
        (.purple, .init(0xCB30E0, 0xDB34F2, contrasting: (0xB02FC2, 0xEA8DFF))),
        (.pink, .init(0xFF2D55, 0xFF375F, contrasting: (0xE7124D, 0xFF8AC4))),
        (.brown, .init(0xAC7F5E, 0xB78A66, contrasting: (0x956D51, 0xDBA679))),
    ]
}

extension Tone {
    fileprivate func recoloured(like other: Tone) -> Tone {
        Tone(light: other.light.opacity(light.opacity), dark: other.dark.opacity(dark.opacity), role: role)
    }
}

extension Shade {
    package init(rgb number: UInt32, opacity: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }

    /// Its colour in a file, whatever its opacity.
    fileprivate var rgb: UInt32 {
        [red, green, blue].reduce(0) { $0 << 8 | UInt32($1 > 0 ? (min($1, 1) * 255).rounded() : 0) }
    }
}
