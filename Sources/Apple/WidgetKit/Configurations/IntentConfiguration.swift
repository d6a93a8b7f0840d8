public import Intents
public import SwiftUI

/// A kind of widget that people configure with an intent of a definition, separately for each placed widget.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration, PrimitiveConfiguration {
    let setup: WidgetSetup?

    /// Describes a kind of widget: its name, its parameters, its provider, and the view of an entry.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        setup = WidgetSetup(
            kind: kind, ProviderSource(form: .init(), provider: EntryProvider(provider), content: content))
    }

    /// Describes a kind of widget whose provider uses the names of the betas.
    public init<Provider: BetaIntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        setup = WidgetSetup(
            kind: kind, ProviderSource(form: .init(), provider: EntryProvider(provider), content: content))
    }

    public var body: Never { notEvaluated(Self.self) }
}
