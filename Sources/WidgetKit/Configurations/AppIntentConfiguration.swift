public import AppIntents
public import SwiftUI

/// A widget that people configure, each one placed as they like.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration,
    PrimitiveConfiguration
{
    let setup: WidgetSetup?

    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        setup = WidgetSetup(kind: kind, IntentSource(provider: provider, content: content))
    }

    public var body: Never { notEvaluated(Self.self) }
}
