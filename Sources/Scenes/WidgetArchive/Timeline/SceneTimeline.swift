package import FoundationEssentials

/// The scenes of a widget from now on, and when to ask for more.
package struct SceneTimeline: Hashable, Sendable {
    /// Sorted by date. The last one stays.
    package var entries: [Entry]
    package var policy: Policy
    /// When the widget is relevant, whatever its entries say.
    package var occasions: [Occasion]
    /// The least distance in seconds between two reloads that timelines ask for; nil for the host's.
    package var minimumDistance: Double?

    package init(
        _ entries: [Entry], policy: Policy, occasions: [Occasion] = [], minimumDistance: Double? = nil
    ) {
        self.minimumDistance = minimumDistance
        self.entries = entries
        self.policy = policy
        self.occasions = occasions
    }

    /// When to ask for the next timeline without any other cause.
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

        /// An entry that differs between appearances in colour at most.
        package init(date: Date, relevance: Relevance? = nil, scene: Scene) {
            self.init(date: date, relevance: relevance, scenes: Scenes(scene))
        }

        /// Its scene in the light appearance.
        package var scene: Scene { scenes.light }
    }

    /// How much an entry matters relative to its provider's other entries, and for how long.
    package struct Relevance: Hashable, Sendable {
        package var score: Double
        package var duration: Double

        package init(score: Double, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }

    /// An interval at which a widget is relevant.
    package struct Occasion: Hashable, Sendable {
        package var from: Date
        package var until: Date

        package init(from: Date, until: Date) {
            (self.from, self.until) = (from, until)
        }
    }

    /// The entry to show at a date: the latest that has begun, or else the first.
    package func entry(at date: Date) -> Entry? {
        entries.last { $0.date <= date } ?? entries.first
    }
}
