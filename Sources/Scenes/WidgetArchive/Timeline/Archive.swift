package import FoundationEssentials

/// The file with what a placed widget shows. `archive.md` specifies it.
package typealias Archive = ArchiveOf<SceneTimeline>

/// An archive as a host writes it, with the scenes as its program wrote them.
package typealias SealedArchive = ArchiveOf<SealedTimeline>

package struct ArchiveOf<Timeline: ArchivedTimeline>: Hashable, Sendable {
    package var widget: Instance
    /// How many timelines this placed widget has been given.
    package var generation: Int
    package var made: Date
    /// Why it was made, in words.
    package var cause: String
    /// Whether it is a placeholder until there is a timeline.
    package var isPlaceholder: Bool
    package var timeline: Timeline
    /// Everything the kind has read since its program started.
    package var reads: [Reads]
    /// Files outside of containers that it was made from.
    package var files: [ReadFile]
    /// Unmet requests of the widget, such as unsupported modifiers.
    package var notes: [String]

    /// The version that is written; version 1 can still be read.
    package static var currentVersion: Int { 2 }

    package init(
        of widget: Instance, generation: Int, made: Date, cause: String, isPlaceholder: Bool = false,
        _ timeline: Timeline, reads: [Reads] = [], files: [ReadFile] = [], notes: [String] = []
    ) {
        self.widget = widget
        self.generation = generation
        self.made = made
        self.cause = cause
        self.isPlaceholder = isPlaceholder
        self.timeline = timeline
        self.reads = reads
        self.files = files
        self.notes = notes
    }
}

/// A placed widget: a kind, a family, and parameter values.
package struct Instance: Hashable, Sendable {
    /// Its id in the host; empty if it is not placed.
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

/// The reads from one group.
package struct Reads: Hashable, Sendable {
    package var suite: String
    package var keys: [String]
    /// Whether all of its values were read together.
    package var everyKey: Bool
    /// Whether its container was asked for, so that files there may have been read.
    package var container: Bool

    package init(suite: String, keys: [String] = [], everyKey: Bool = false, container: Bool = false) {
        self.suite = suite
        self.keys = keys
        self.everyKey = everyKey
        self.container = container
    }

    /// Represents every value in the root, for a widget that has read from more suites than are watched individually.
    /// No suite has this name.
    package static let ofRoot = Reads(suite: "/", everyKey: true)
    package var isOfRoot: Bool { suite == Reads.ofRoot.suite }
}

/// A file or a directory that was read, at the version that was read.
package struct ReadFile: Hashable, Sendable {
    package var path: String
    /// Nil if it was looked for and was not there.
    package var version: String?

    package init(_ path: String, version: String?) {
        (self.path, self.version) = (path, version)
    }
}
