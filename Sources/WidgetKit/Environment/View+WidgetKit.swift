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
}

extension ContainerBackgroundPlacement {
    /// Behind the content of a widget, to its edges.
    public static let widget = ContainerBackgroundPlacement("widget")
}
