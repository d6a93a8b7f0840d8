/// A provider that uses the names of WidgetKit's first betas. A target with such providers refers to this as
/// `TimelineProvider`, through an alias of its own. It is separate from today's protocol, whose requirements would keep
/// the entry's type from being inferred.
public protocol BetaTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Placeholder = Void
    /// The context of a request.
    typealias Context = TimelineProviderContext

    /// The placeholder to show until there is data, if the configuration has none of its own.
    func placeholder(in context: Context) -> Placeholder
    /// Provides an entry to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func snapshot(with context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Provides the entries to show from now on.
    @preconcurrency func timeline(with context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension BetaTimelineProvider where Placeholder == Void {
    /// No entry: until there is data, the snapshot is shown redacted.
    public func placeholder(in context: Context) {}
}
