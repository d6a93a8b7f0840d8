import SceneLayout
import WidgetArchive

/// The colour scheme of the terminal.
package struct Theme: Hashable, Sendable {
    package var isDark: Bool
    /// The terminal's assumed default colours, for blending.
    package var ground: RGB
    package var ink: RGB

    package init(isDark: Bool, ground: RGB, ink: RGB) {
        self.isDark = isDark
        self.ground = ground
        self.ink = ink
    }

    package static let dark = Theme(isDark: true, ground: RGB(24, 24, 27), ink: RGB(228, 228, 231))
    package static let light = Theme(isDark: false, ground: RGB(255, 255, 255), ink: RGB(24, 24, 27))

    func shade(of tone: Tone) -> Shade { isDark ? tone.dark : tone.light }
}
