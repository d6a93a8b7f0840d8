public import SwiftUI
import WidgetArchive

extension EnvironmentValues {
    /// The family of the widget being evaluated.
    @Entry public internal(set) var widgetFamily = WidgetFamily.systemMedium

    /// The mode in which the widget's colours are shown.
    public var widgetRenderingMode: WidgetRenderingMode {
        get {
            EnvironmentValues.noteRead("widgetRenderingMode")
            return self[WidgetRenderingModeKey.self]
        }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// Whether a label beside a round widget is shown: never here.
    @Entry public var showsWidgetLabel = false

    /// The default margins of the widget, even if its configuration disables them.
    @Entry public internal(set) var widgetContentMargins = EdgeInsets()

    /// Whether the container background is shown: false if the widget is accented or vibrant.
    public internal(set) var showsWidgetContainerBackground: Bool {
        get {
            EnvironmentValues.noteRead("showsWidgetContainerBackground")
            return self[ShowsContainerBackgroundKey.self]
        }
        set { self[ShowsContainerBackgroundKey.self] = newValue }
    }
}

private struct WidgetRenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
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
