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
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The layout direction, that of the user's language unless a view sets it.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Why content is redacted; empty if it is not.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    public var openURL: OpenURLAction { OpenURLAction() }
}

private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale.current
}

private enum CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar.current
}

private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.current
}

private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection(environment: ProcessInfo.processInfo.environment)
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
}

private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 2
}

private enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

private enum RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

/// A light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}
