/// Provides the timeline of a widget.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The context of a request.
    typealias Context = TimelineProviderContext

    /// The entry to show until there is data.
    func placeholder(in context: Context) -> Entry
    /// Provides an entry to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Provides the entries to show from now on.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// The occasions at which the widget is relevant.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    /// No occasions, by default.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Provides the timeline of a widget that can be configured.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// The entry to show until there is data.
    func placeholder(in context: Context) -> Entry
    /// An entry to show for a moment, such as in a gallery. For a preview, the data may be made up.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries to show from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// The occasions at which a widget with some configuration is relevant.
    func relevance() async -> WidgetRelevance<Intent>
    /// Recommended configurations, for devices on which people cannot make their own.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// No occasions, by default.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }

    /// No recommendations, by default.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
