public import AppIntents
public import SwiftUI

/// A kind of widget that people configure separately for each placed widget.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration,
    PrimitiveConfiguration
{
    let setup: WidgetSetup?

    /// Describes a kind of widget: its name, its parameters, its provider, and the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        setup = WidgetSetup(
            kind: kind, ProviderSource(form: .init(), provider: EntryProvider(provider), content: content))
    }

    public var body: Never { notEvaluated(Self.self) }
}
