public import SwiftUI

/// A widget that has nothing to configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, PrimitiveConfiguration {
    let setup: WidgetSetup?

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        setup = WidgetSetup(kind: kind, StaticSource(provider: provider, content: content))
    }

    public var body: Never { notEvaluated(Self.self) }
}
