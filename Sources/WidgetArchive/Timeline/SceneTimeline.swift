package import FoundationEssentials

/// What a widget shows from now on, and when it is to be asked again.
package struct SceneTimeline: Hashable, Sendable {
    /// In the order of their dates. The last one stays.
    package var entries: [Entry]
    package var policy: Policy

    package init(_ entries: [Entry], policy: Policy) {
        self.entries = entries
        self.policy = policy
    }

    /// When to ask again by itself.
    package enum Policy: Hashable, Sendable {
        case atEnd
        case after(Date)
        case never
    }

    package struct Entry: Hashable, Sendable {
        package var date: Date
        package var relevance: Relevance?
        package var scenes: Scenes

        package init(date: Date, relevance: Relevance? = nil, scenes: Scenes) {
            self.date = date
            self.relevance = relevance
            self.scenes = scenes
        }

        /// An entry that is the same in all surroundings, but for its colours.
        package init(date: Date, relevance: Relevance? = nil, scene: Scene) {
            self.init(date: date, relevance: relevance, scenes: Scenes(scene))
        }

        /// What it shows in light surroundings.
        package var scene: Scene { scenes.light }
    }

    /// How much an entry matters beside the others of its provider, and for how long.
    package struct Relevance: Hashable, Sendable {
        package var score: Double
        package var duration: Double

        package init(score: Double, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }

    /// The entry to show at a date: the last that has begun, or else the first.
    package func entry(at date: Date) -> Entry? {
        entries.last { $0.date <= date } ?? entries.first
    }
}
