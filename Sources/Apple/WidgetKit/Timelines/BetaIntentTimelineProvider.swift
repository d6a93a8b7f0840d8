public import Intents

/// A provider that uses the names of WidgetKit's betas. A target with such providers refers to this as
/// `IntentTimelineProvider`, through an alias of its own. It is separate from today's protocol, whose requirements
/// would keep the types of entry and intent from being inferred.
public protocol BetaIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The widget's configuration.
    associatedtype Intent: INIntent
    /// The context of a request.
    typealias Context = TimelineProviderContext

    /// The entry to show until there is data.
    func placeholder(with context: Context) -> Entry
    /// Provides an entry to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func snapshot(
        for configuration: Intent, with context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Provides the entries to show from now on.
    @preconcurrency func timeline(
        for configuration: Intent, with context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
