public import SwiftUI
import WidgetArchive

extension EnvironmentValues {
    /// The family of the widget being evaluated.
    public internal(set) var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// The mode in which the widget's colours are shown.
    public var widgetRenderingMode: WidgetRenderingMode {
        get {
            EnvironmentValues.noteRead("widgetRenderingMode")
            return self[WidgetRenderingModeKey.self]
        }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// Whether a label beside a round widget is shown: never here.
    public var showsWidgetLabel: Bool {
        get { self[ShowsWidgetLabelKey.self] }
        set { self[ShowsWidgetLabelKey.self] = newValue }
    }

    /// The default margins of the widget, even if its configuration disables them.
    public internal(set) var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }

    /// Whether the container background is shown: false if the widget is accented or vibrant.
    public internal(set) var showsWidgetContainerBackground: Bool {
        get {
            EnvironmentValues.noteRead("showsWidgetContainerBackground")
            return self[ShowsContainerBackgroundKey.self]
        }
        set { self[ShowsContainerBackgroundKey.self] = newValue }
    }
}

private struct WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemMedium
}

private struct WidgetRenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
}

private struct WidgetContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}

private struct ShowsWidgetLabelKey: EnvironmentKey {
    static let defaultValue = false
}

private struct ShowsContainerBackgroundKey: EnvironmentKey {
    static let defaultValue = true
}

/// A mode in which a widget's colours are shown.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The name of the mode.
    public let description: String

    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// Two tints: one for accentable views, one for the others.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Shades of one colour, as on a Lock Screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension WidgetRenderingMode {
    init(_ appearance: Appearance) {
        self =
            switch appearance {
            case .light, .dark: .fullColor
            case .accented: .accented
            case .vibrant: .vibrant
            }
    }
}
