/// Says what a widget shows, and when.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// What to show while nothing is known.
    func placeholder(in context: Context) -> Entry
    /// What to show in passing; where the context is a preview, with data that may be made up.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

