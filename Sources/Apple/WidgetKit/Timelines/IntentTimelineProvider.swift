public import AppIntents
public import Intents

/// Provides the timeline of a widget that people configure by an intent of a definition.
public protocol IntentTimelineProvider {
    /// What the widget shows at a date.
    associatedtype Entry: TimelineEntry
    /// The widget's configuration.
    associatedtype Intent: INIntent
    /// What is told about the widget.
    typealias Context = TimelineProviderContext

    /// What to show until there is data.
    func placeholder(in context: Context) -> Entry
    /// What to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries to show from now on.
    @preconcurrency func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Recommended configurations, for devices on which people cannot make their own.
    func recommendations() -> [IntentRecommendation<Intent>]
    /// When a widget of some configuration is relevant.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    /// At no time in particular, unless a provider knows one.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }

    /// No recommendations, unless a provider has some.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration that a widget recommends.
public struct IntentRecommendation<Intent: INIntent> {
    /// The recommended values.
    public let intent: Intent
    /// What people read about it.
    public let description: LocalizedStringResource

    /// Recommends a configuration.
    public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        self.description = description
    }

    /// Recommends a configuration, with a description that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
    }
}
