/// A provider that writes the names of the first betas of WidgetKit. A target whose providers do so calls this
/// `TimelineProvider`, by an alias of its own. It stands apart from the protocol of today, whose names would keep the
/// entry's type from being inferred.
public protocol BetaTimelineProvider {
    /// What the widget shows at a date.
    associatedtype Entry: TimelineEntry
    /// The type of the placeholder: an entry where a provider has one.
    associatedtype Placeholder = Void
    /// What is told about the widget.
    typealias Context = TimelineProviderContext

    /// What to show until there is data, if the configuration has no placeholder of its own.
    func placeholder(in context: Context) -> Placeholder
    /// What to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func snapshot(with context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries to show from now on.
    @preconcurrency func timeline(with context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension BetaTimelineProvider where Placeholder == Void {
    /// No entry: until there is data, the snapshot is shown in outlines.
    public func placeholder(in context: Context) {}
}
