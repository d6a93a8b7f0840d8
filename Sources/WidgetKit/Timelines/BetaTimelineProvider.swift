/// A provider that writes the names of the first betas of WidgetKit. A target whose providers do so calls this
/// `TimelineProvider`, by an alias of its own: defaults for the names of today would otherwise keep the entry's type from
/// being inferred where these are written.
public protocol BetaTimelineProvider: TimelineProvider {
    /// What to show for a moment, such as in a gallery. For a preview, the data may be made up.
    @preconcurrency func snapshot(with context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries to show from now on.
    @preconcurrency func timeline(with context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension BetaTimelineProvider {
    /// Asks for the snapshot by its first name.
    public func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        snapshot(with: context, completion: completion)
    }

    /// Asks for the timeline by its first name.
    public func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        timeline(with: context, completion: completion)
    }

    /// Never called: a configuration of the first betas has a placeholder of its own.
    public func placeholder(in context: Context) -> Entry {
        preconditionFailure("\(Self.self) has no placeholder(in:); write one that returns an entry with sample data")
    }
}
