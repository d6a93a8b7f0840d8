package import WidgetArchive

/// The surroundings for which a picture is made.
package struct PictureLook: Hashable, Sendable {
    package var isDark: Bool
    package var mode: Mode
    /// The colour of what is accentable, where the mode leaves no other.
    package var tint: Shade?
    /// The system's colours by the generation whose screens they are to match.
    package var palette: Palette
    /// The family of all letters that have none of their own, and no other design; the usual one if it is nil.
    package var font: String?

    package init(
        isDark: Bool = false, mode: Mode = .full, tint: Shade? = nil, palette: Palette = .ios18, font: String? = nil
    ) {
        self.isDark = isDark
        self.mode = mode
        self.tint = tint
        self.palette = palette
        self.font = font
    }

    /// Which of a timeline's scenes is drawn.
    package var appearance: Appearance {
        switch mode {
        case .full: isDark ? .dark : .light
        case .accented: .accented
        case .vibrant: .vibrant
        }
    }

    package enum Mode: String, Sendable, CaseIterable {
        /// All colours.
        case full
        /// Two groups of one colour each, on the tinted home screen.
        case accented
        /// Brightness only, on the Lock Screen.
        case vibrant
    }

    func shade(_ tone: Tone, isAccented: Bool) -> Shade {
        let tone = palette.tone(for: tone)
        // Without colours, the surroundings are dark ones.
        let shade = isDark || mode != .full ? tone.dark : tone.light
        switch mode {
        case .full: return shade
        case .accented:
            let color = isAccented ? tint ?? .white : .white
            return color.opacity(shade.opacity)
        case .vibrant:
            let luminance = 0.2126 * shade.red + 0.7152 * shade.green + 0.0722 * shade.blue
            // Black stays faintly visible, as glass does.
            return Shade.white.opacity(shade.opacity * (0.2 + 0.8 * luminance))
        }
    }

    /// What a widget's background, which may be clear, stands on.
    var ground: Shade? {
        guard mode == .full else { return nil }
        return isDark ? Shade(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255) : .white
    }
}

extension Shade {
    static let white = Shade(red: 1, green: 1, blue: 1)
    static let black = Shade(red: 0, green: 0, blue: 0)
}
