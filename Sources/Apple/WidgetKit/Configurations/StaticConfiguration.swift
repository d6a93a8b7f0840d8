public import SwiftUI

/// A kind of widget without parameters.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, PrimitiveConfiguration {
    let setup: WidgetSetup?

    /// Describes a kind of widget: its name, its provider, and the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.init(kind, EntryProvider(provider), content)
    }

    /// Describes a kind of widget as in the first betas, with a view to show until there is data. Its content extends
    /// to the edges, because widgets had no margins then.
    public init<Provider: TimelineProvider, PlaceholderContent: View>(
        kind: String, provider: Provider, placeholder: PlaceholderContent,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.init(kind, EntryProvider(provider), content, placeholder: AnyView(placeholder))
    }

    /// Describes a kind of widget whose provider uses the names of the first betas.
    public init<Provider: BetaTimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.init(kind, EntryProvider(provider), content)
    }

    /// Describes a kind of widget as in the first betas, with a provider, and a view to show until there is data.
    public init<Provider: BetaTimelineProvider, PlaceholderContent: View>(
        kind: String, provider: Provider, placeholder: PlaceholderContent,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.init(kind, EntryProvider(provider), content, placeholder: AnyView(placeholder))
    }

    private init<Entry: TimelineEntry>(
        _ kind: String, _ provider: EntryProvider<Entry, Void>, _ content: @escaping @MainActor (Entry) -> Content,
        placeholder: AnyView? = nil
    ) {
        var setup = WidgetSetup(
            kind: kind,
            ProviderSource(form: .init(), provider: provider, content: content, placeholder: placeholder))
        setup.hasContentMargins = placeholder == nil
        self.setup = setup
    }

    public var body: Never { notEvaluated(Self.self) }
}
