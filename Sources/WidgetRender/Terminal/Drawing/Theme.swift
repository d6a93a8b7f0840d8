import WidgetArchive

/// The surroundings that a terminal shows a widget in.
public struct Theme: Hashable, Sendable {
    public var isDark: Bool
    /// What the terminal's own colours are taken to be, where something half clear lies over them.
    public var ground: RGB
    public var ink: RGB

    public init(isDark: Bool, ground: RGB, ink: RGB) {
        self.isDark = isDark
        self.ground = ground
        self.ink = ink
    }

    public static let dark = Theme(isDark: true, ground: RGB(24, 24, 27), ink: RGB(228, 228, 231))
    public static let light = Theme(isDark: false, ground: RGB(255, 255, 255), ink: RGB(24, 24, 27))

    func shade(of tone: Tone) -> Shade { isDark ? tone.dark : tone.light }
}
