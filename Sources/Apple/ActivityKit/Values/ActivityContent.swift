public import Foundation

/// The content of a Live Activity, the date until which it is fresh, and its relevance.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: Hashable, Codable {
    /// The dynamic content.
    public var state: State
    /// When the content is out of date; nil for never.
    public var staleDate: Date?
    /// The activity's relevance among the app's others.
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
    /// The state, the date and the score.
    public var description: String {
        let date = staleDate.map { "\($0)" } ?? "nil"
        return "ActivityContent(state: \(state), staleDate: \(date), relevanceScore: \(relevanceScore))"
    }
}
