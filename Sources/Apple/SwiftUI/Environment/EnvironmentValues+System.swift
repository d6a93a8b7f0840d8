public import Foundation

extension EnvironmentValues {
    /// The colour scheme. A view that reads it is evaluated for both.
    public var colorScheme: ColorScheme {
        get {
            EnvironmentValues.noteRead("colorScheme")
            return self[ColorSchemeKey.self]
        }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The locale in which dates and numbers are formatted.
    @Entry public var locale = Locale.current

    @Entry public var calendar = Calendar.current

    @Entry public var timeZone = TimeZone.current

    /// The layout direction, that of the user's language unless a view sets it.
    @Entry public var layoutDirection = LayoutDirection(environment: ProcessInfo.processInfo.environment)

    @Entry public var dynamicTypeSize = DynamicTypeSize.large

    @Entry public var displayScale: CGFloat = 2

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    @Entry public var isEnabled = true

    /// Why content is redacted; empty if it is not.
    @Entry public var redactionReasons: RedactionReasons = []

    @Entry public var openURL = OpenURLAction()
}

private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

/// A light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}
