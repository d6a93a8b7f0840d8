public import SwiftUI

/// The family in which a preview shows a widget.
public struct WidgetPreviewContext: PreviewContext {
    public let family: WidgetFamily

    /// Makes a context for a family.
    nonisolated public init(family: WidgetFamily) {
        self.family = family
    }
}
