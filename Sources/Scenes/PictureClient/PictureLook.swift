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
}
