public import SwiftUI

/// The family in which a preview shows a widget.
public struct WidgetPreviewContext: PreviewContext {
    public let family: WidgetFamily

    nonisolated public init(family: WidgetFamily) {
        self.family = family
    }
}
