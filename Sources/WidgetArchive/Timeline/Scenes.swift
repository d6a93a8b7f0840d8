/// The surroundings that a screen shows a widget in.
package enum Appearance: String, CaseIterable, Sendable {
    case light, dark
    /// In two tones and without its background, as on a tinted home screen.
    case accented
    /// In shades of what lies behind and without its background, as on a lock screen.
    case vibrant
}

/// What an entry shows in each appearance. Only scenes that differ by more than their colours are kept.
package struct Scenes: Hashable, Sendable {
    package var light: Scene
    /// Nil for the light one.
    package var dark: Scene?
    /// Nil for the dark one, as is the next.
    package var accented: Scene?
    package var vibrant: Scene?

    package init(_ light: Scene, dark: Scene? = nil, accented: Scene? = nil, vibrant: Scene? = nil) {
        let common = dark ?? light
        self.light = light
        self.dark = common == light ? nil : common
        self.accented = accented == common ? nil : accented
        self.vibrant = vibrant == common ? nil : vibrant
    }

    package subscript(appearance: Appearance) -> Scene {
        switch appearance {
        case .light: light
        case .dark: dark ?? light
        case .accented: accented ?? dark ?? light
        case .vibrant: vibrant ?? dark ?? light
        }
    }
}
