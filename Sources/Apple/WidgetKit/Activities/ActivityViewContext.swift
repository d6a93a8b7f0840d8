public import ActivityKit

/// The values that the views of a Live Activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    /// The attributes, which never change.
    public let attributes: Attributes
    /// The content state that was last set.
    public let state: Attributes.ContentState
    /// Whether the content is out of date.
    public let isStale: Bool
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
