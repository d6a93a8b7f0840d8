package import WidgetArchive

/// The surroundings for which a picture is made.
package struct PictureLook: Hashable, Sendable {
    package var isDark: Bool
    package var mode: Mode
    /// The colour of the accentable group in accented mode.
    package var tint: Shade?
    /// The system colours of the generation of screens to match.
    package var palette: Palette
    /// The font family of all texts without a family or design of their own; nil for the usual one.
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

    /// The appearance that selects one of a timeline's scenes.
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
        /// Two groups of one colour each, on the tinted Home Screen.
        case accented
        /// Brightness only, on the Lock Screen.
        case vibrant
    }
}
