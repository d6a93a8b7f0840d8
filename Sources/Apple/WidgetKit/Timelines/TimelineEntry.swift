public import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
    /// When to show it.
    var date: Date { get }
    /// How relevant it is compared with the others; nil if that does not matter.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// None, unless an entry says otherwise.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant an entry is compared with the provider's others, and for how long.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The relevance, compared with the other entries'.
    public var score: Float
    /// For how many seconds the score holds; 0 until the next entry.
    public var duration: TimeInterval

    /// Gives an entry a score.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
