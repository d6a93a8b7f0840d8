public import SwiftUI

/// A kind of widget without parameters.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, PrimitiveConfiguration {
    let setup: WidgetSetup?

    /// Describes a kind of widget: its name, its provider, and the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        setup = WidgetSetup(kind: kind, StaticSource(provider: provider, content: content))
    }

    /// Never called: the configuration has no body.
    public var body: Never { notEvaluated(Self.self) }
}
