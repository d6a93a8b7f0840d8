/// How a screen shows a widget.
package enum Appearance: String, CaseIterable, Sendable {
    case light, dark
    /// In two tints and without its background, as on a tinted home screen.
    case accented
    /// In shades of what is behind it and without its background, as on a lock screen.
    case vibrant
}

/// The scenes of an entry, by appearance. Only those that differ by more than colour are stored.
package struct Scenes: Hashable, Sendable {
    package var light: Scene
    /// Nil if equal to the light one.
    package var dark: Scene?
    /// Nil if equal to the dark one, like the next.
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
