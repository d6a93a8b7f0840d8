import WidgetArchive

/// The occasions at which a widget is relevant, from a provider's `relevance()`: its stack then turns to it.
public struct WidgetRelevance<Configuration> {
    /// The occasions.
    public let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// An occasion at which a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    /// The configuration that is relevant then.
    public let configuration: Configuration?
    /// The occasion.
    public let context: RelevantContext

    public init(configuration: Configuration, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
    }

    public init(context: RelevantContext) where Configuration == Void {
        configuration = ()
        self.context = context
    }
}

extension WidgetRelevance {
    private static var unknown: String {
        "relevance() names places, sleep, fitness or headphones, which are not known here; only dates turn a stack"
    }

    /// The occasions of a widget, given a test for whether a configuration is its own.
    func occasions(where isItsOwn: (Configuration) -> Bool) -> [SceneTimeline.Occasion] {
        let own = attributes.filter { $0.configuration.map(isItsOwn) ?? true }
        if own.contains(where: { $0.context.occasion == nil }) { ProgramSession.current.notes.add(Self.unknown) }
        return own.compactMap(\.context.occasion)
    }
}
