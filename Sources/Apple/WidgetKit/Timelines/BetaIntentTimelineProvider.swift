public import Intents

/// A provider that writes the names of the betas of WidgetKit. A target whose providers do so calls this
/// `IntentTimelineProvider`, by an alias of its own. It stands apart from the protocol of today, whose names would keep
/// the types of entry and intent from being inferred.
public protocol BetaIntentTimelineProvider {
    /// What the widget shows at a date.
    associatedtype Entry: TimelineEntry
    /// The widget's configuration.
    associatedtype Intent: INIntent
    /// What is told about the widget.
    typealias Context = TimelineProviderContext

    /// What to show until there is data.
    func placeholder(with context: Context) -> Entry
    /// What to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func snapshot(
        for configuration: Intent, with context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries to show from now on.
    @preconcurrency func timeline(
        for configuration: Intent, with context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A provider of the betas by the names of today.
struct RenamedProvider<Beta: BetaIntentTimelineProvider>: IntentTimelineProvider {
    let beta: Beta

    func placeholder(in context: TimelineProviderContext) -> Beta.Entry { beta.placeholder(with: context) }

    func getSnapshot(
        for configuration: Beta.Intent, in context: TimelineProviderContext,
        completion: @escaping @Sendable (Beta.Entry) -> Void
    ) {
        beta.snapshot(for: configuration, with: context, completion: completion)
    }

    func getTimeline(
        for configuration: Beta.Intent, in context: TimelineProviderContext,
        completion: @escaping @Sendable (Timeline<Beta.Entry>) -> Void
    ) {
        beta.timeline(for: configuration, with: context, completion: completion)
    }
}
