public import FoundationEssentials

/// What a widget shows from now on, and when it is to be asked again.
public struct SceneTimeline: Hashable, Sendable {
    /// In the order of their dates. The last one stays.
    public var entries: [Entry]
    public var policy: Policy

    public init(_ entries: [Entry], policy: Policy) {
        self.entries = entries
        self.policy = policy
    }

    /// When to ask again by itself.
    public enum Policy: Hashable, Sendable {
        case atEnd
        case after(Date)
        case never
    }

    public struct Entry: Hashable, Sendable {
        public var date: Date
        public var relevance: Relevance?
        public var scene: Scene
        /// The scene in dark surroundings, if it is another one, and not just in other colours.
        public var darkScene: Scene?

        public init(date: Date, relevance: Relevance? = nil, scene: Scene, darkScene: Scene? = nil) {
            self.date = date
            self.relevance = relevance
            self.scene = scene
            self.darkScene = darkScene
        }
    }

    /// How much an entry matters beside the others of its provider, and for how long.
    public struct Relevance: Hashable, Sendable {
        public var score: Double
        public var duration: Double

        public init(score: Double, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }

    /// The entry to show at a date: the last that has begun, or else the first.
    public func entry(at date: Date) -> Entry? {
        entries.last { $0.date <= date } ?? entries.first
    }
}
