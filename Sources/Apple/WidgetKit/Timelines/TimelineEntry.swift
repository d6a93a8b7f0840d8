public import Foundation

/// The content that a widget shows from a date on.
public protocol TimelineEntry {
    /// When to show it.
    var date: Date { get }
    /// The entry's relevance compared with the others; nil if that does not matter.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Nil, by default.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry compared with the provider's others, and its duration.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The relevance, compared with that of the other entries.
    public var score: Float
    /// How many seconds the score holds; 0 until the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
