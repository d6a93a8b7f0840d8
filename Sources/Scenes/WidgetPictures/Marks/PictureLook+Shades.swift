import PictureClient
import WidgetArchive

extension PictureLook {
    func shade(_ tone: Tone, isAccented: Bool) -> Shade {
        let tone = palette.tone(for: tone)
        // Without colours, the surroundings are always dark.
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

    /// The colour behind a widget's background, which may be clear.
    var ground: Shade? {
        guard mode == .full else { return nil }
        return isDark ? Shade(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255) : .white
    }
}

extension Shade {
    static let white = Shade(red: 1, green: 1, blue: 1)
    static let black = Shade(red: 0, green: 0, blue: 0)
}
