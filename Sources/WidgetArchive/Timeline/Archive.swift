public import FoundationEssentials

/// The file that keeps what a placed widget shows: `archive.md` tells its form.
public struct Archive: Hashable, Sendable {
    public var version: Int
    public var widget: Instance
    /// Counts the timelines that this placed widget has been given.
    public var generation: Int
    public var made: Date
    /// What it was made for, in words.
    public var cause: String
    /// Whether it is only to be shown until there is a timeline.
    public var isPlaceholder: Bool
    public var timeline: SceneTimeline
    /// What the kind has read, in all the time that its program has run.
    public var reads: [Reads]
    /// What the widget asked for and did not get, such as a modifier that has no effect here.
    public var notes: [String]

    public static let currentVersion = 1

    public init(
        of widget: Instance, generation: Int, made: Date, cause: String, isPlaceholder: Bool = false,
        _ timeline: SceneTimeline, reads: [Reads] = [], notes: [String] = []
    ) {
        version = Archive.currentVersion
        self.widget = widget
        self.generation = generation
        self.made = made
        self.cause = cause
        self.isPlaceholder = isPlaceholder
        self.timeline = timeline
        self.reads = reads
        self.notes = notes
    }
}

/// A widget as it is placed somewhere: a kind, a family, and the values of its parameters.
public struct Instance: Hashable, Sendable {
    /// What the host calls it; empty for one that is not placed.
    public var id: String
    public var kind: String
    public var family: Family
    public var parameters: [String: Parameter]

    public init(id: String = "", kind: String, family: Family, parameters: [String: Parameter] = [:]) {
        self.id = id
        self.kind = kind
        self.family = family
        self.parameters = parameters
    }
}

/// What was read of one group.
public struct Reads: Hashable, Sendable {
    public var suite: String
    public var keys: [String]
    /// Whether all of its values were read at once.
    public var everyKey: Bool
    /// Whether its container was asked for, whose files may then have been read.
    public var container: Bool

    public init(suite: String, keys: [String] = [], everyKey: Bool = false, container: Bool = false) {
        self.suite = suite
        self.keys = keys
        self.everyKey = everyKey
        self.container = container
    }
}
