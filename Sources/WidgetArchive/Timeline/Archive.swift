package import FoundationEssentials

/// The file that keeps what a placed widget shows: `archive.md` tells its form.
package struct Archive: Hashable, Sendable {
    package var widget: Instance
    /// Counts the timelines that this placed widget has been given.
    package var generation: Int
    package var made: Date
    /// What it was made for, in words.
    package var cause: String
    /// Whether it is only to be shown until there is a timeline.
    package var isPlaceholder: Bool
    package var timeline: SceneTimeline
    /// What the kind has read, in all the time that its program has run.
    package var reads: [Reads]
    /// What the widget asked for and did not get, such as a modifier that has no effect here.
    package var notes: [String]

    /// That of all that is written here; version 1 is read, too.
    package static let currentVersion = 2

    package init(
        of widget: Instance, generation: Int, made: Date, cause: String, isPlaceholder: Bool = false,
        _ timeline: SceneTimeline, reads: [Reads] = [], notes: [String] = []
    ) {
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
package struct Instance: Hashable, Sendable {
    /// What the host calls it; empty for one that is not placed.
    package var id: String
    package var kind: String
    package var family: Family
    package var parameters: [String: Parameter]

    package init(id: String = "", kind: String, family: Family, parameters: [String: Parameter] = [:]) {
        self.id = id
        self.kind = kind
        self.family = family
        self.parameters = parameters
    }
}

/// What was read of one group.
package struct Reads: Hashable, Sendable {
    package var suite: String
    package var keys: [String]
    /// Whether all of its values were read at once.
    package var everyKey: Bool
    /// Whether its container was asked for, whose files may then have been read.
    package var container: Bool

    package init(suite: String, keys: [String] = [], everyKey: Bool = false, container: Bool = false) {
        self.suite = suite
        self.keys = keys
        self.everyKey = everyKey
        self.container = container
    }
}
