public import Foundation

/// When a widget is relevant, which a provider's `relevance()` tells. It has no effect here.
public struct WidgetRelevance<Configuration> {
    /// The occasions.
    public let attributes: [WidgetRelevanceAttribute<Configuration>]

    /// Occasions at which a widget is relevant.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// An occasion at which a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    /// The configuration that is relevant then.
    public let configuration: Configuration?
    /// The occasion.
    public let context: RelevantContext

    /// An occasion for a configuration.
    public init(configuration: Configuration, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
    }

    /// An occasion.
    public init(context: RelevantContext) where Configuration == Void {
        configuration = ()
        self.context = context
    }
}

/// An occasion: a time, or what somebody does.
public struct RelevantContext: Hashable, Sendable {
    private let interval: DateInterval?

    /// A moment.
    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(interval: DateInterval(start: date, duration: 0))
    }

    /// From one moment to another.
    public static func date(from start: Date, to end: Date) -> RelevantContext {
        RelevantContext(interval: DateInterval(start: min(start, end), end: max(start, end)))
    }

    /// An interval.
    public static func date(interval: DateInterval) -> RelevantContext { RelevantContext(interval: interval) }

    /// An interval.
    public static func date(range: ClosedRange<Date>) -> RelevantContext {
        .date(from: range.lowerBound, to: range.upperBound)
    }
}
