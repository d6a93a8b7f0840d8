public import Intents

/// Provides the timeline of a widget that people configure with an intent of a definition.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The widget's configuration.
    associatedtype Intent: INIntent
    /// The context of a request.
    typealias Context = TimelineProviderContext

    /// The entry to show until there is data.
    func placeholder(in context: Context) -> Entry
    /// Provides an entry to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Provides the entries to show from now on.
    @preconcurrency func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Recommended configurations, for devices on which people cannot make their own.
    func recommendations() -> [IntentRecommendation<Intent>]
    /// The occasions at which a widget with some configuration is relevant.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    /// No occasions, by default.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }

    /// No recommendations, by default.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
