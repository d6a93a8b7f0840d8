/// Provides the timeline of a widget.
public protocol TimelineProvider {
    /// What the widget shows at a date.
    associatedtype Entry: TimelineEntry
    /// What is told about the widget.
    typealias Context = TimelineProviderContext

    /// What to show until there is data.
    func placeholder(in context: Context) -> Entry
    /// What to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries to show from now on.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// When the widget is relevant.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    /// At no time in particular, unless a provider knows one.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Provides the timeline of a widget that can be configured.
public protocol AppIntentTimelineProvider {
    /// What the widget shows at a date.
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    /// What is told about the widget.
    typealias Context = TimelineProviderContext

    /// What to show until there is data.
    func placeholder(in context: Context) -> Entry
    /// What to show for a moment, such as in a gallery. For a preview, the data may be made up.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries to show from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Recommended configurations, for devices on which people cannot make their own.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// When a widget of some configuration is relevant.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    /// At no time in particular, unless a provider knows one.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }

    /// No recommendations, unless a provider has some.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
