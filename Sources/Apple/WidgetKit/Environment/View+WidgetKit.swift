public import Foundation
public import SwiftUI

nonisolated extension View {
    /// Sets the URL opened by a tap outside of links and buttons; nil for none.
    @ViewBuilder public func widgetURL(_ url: URL?) -> some View {
        if let url { coveringWidget(opening: url.absoluteString) } else { self }
    }

    /// Adds the view to the accented group, which takes the accent colour where a screen tints widgets.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { inAccentGroup(accentable) }

    /// Adds a label beside a round widget, which only watches show.
    public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { withoutWidgetLabel() }

    @_disfavoredOverload
    public func widgetLabel(_ title: some StringProtocol) -> some View { withoutWidgetLabel() }
    public func widgetLabel(@ViewBuilder label: () -> some View) -> some View { withoutWidgetLabel() }

    private func withoutWidgetLabel() -> some View { noted("`.widgetLabel` has no effect here") }
}

extension Image {
    /// Sets how an image is coloured where a screen tints widgets. Has no effect here: all colours are shown.
    nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// A way to colour an image where a screen tints widgets.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    /// In the accent colour.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// In the accent colour, after removing its own colours.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// Without its colours.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension ContainerBackgroundPlacement {
    /// The background of a widget, up to its edges.
    public static let widget = ContainerBackgroundPlacement("widget")
}
