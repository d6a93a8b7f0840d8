public import Foundation
public import SwiftUI

extension View {
    /// Where a tap leads that meets no link and no button; nowhere in particular without a URL.
    @ViewBuilder nonisolated public func widgetURL(_ url: URL?) -> some View {
        if let url { coveringWidget(opening: url.absoluteString) } else { self }
    }

    /// Puts a view among those that take the accent colour where a screen shows widgets in one colour.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        inAccentGroup(accentable)
    }

    /// Words beside a round widget, which are shown on watches.
    nonisolated public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { withoutWidgetLabel() }

    @_disfavoredOverload
    nonisolated public func widgetLabel(_ title: some StringProtocol) -> some View { withoutWidgetLabel() }

    nonisolated public func widgetLabel(@ViewBuilder label: () -> some View) -> some View { withoutWidgetLabel() }

    nonisolated private func withoutWidgetLabel() -> some View { noted("`.widgetLabel` has no effect here") }
}

extension Image {
    /// How a picture is coloured where a screen shows widgets in one colour; here, all colours are shown.
    nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// How a picture is coloured where a screen shows widgets in one colour.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension ContainerBackgroundPlacement {
    /// Behind the content of a widget, to its edges.
    public static let widget = ContainerBackgroundPlacement("widget")
}
