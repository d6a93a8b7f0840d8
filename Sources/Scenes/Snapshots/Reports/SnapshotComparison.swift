package import WidgetArchive

/// A picture that is not what it was: a record in a folder of differences, beside the pictures that it is about.
///
/// A failing test leaves one, and so does `groupwidgets compare`; the page that shows them is made of all of them.
package struct SnapshotComparison: Hashable, Sendable {
    /// The name of the picture without its ending, which may begin with folders.
    package var name: String
    package var outcome: Outcome
    /// How much differs, or why nothing can be said, in one sentence.
    package var summary: String
    /// The differences between the trees.
    package var sentences: [String] = []
    /// Why the widget was reloaded, and what could not be drawn as it should be.
    package var causes: [String] = []
    /// The place of the failing test.
    package var place: String?
    /// The file that the new picture replaces if it is accepted.
    package var reference: String

    package init(_ name: String, _ outcome: Outcome, _ summary: String, reference: String) {
        (self.name, self.outcome, self.summary, self.reference) = (name, outcome, summary, reference)
    }

    package enum Outcome: String, Sendable {
        case changed
        /// There is nothing to compare it with.
        case added
        /// There is no new picture.
        case missing
        /// Both are there, and cannot be compared.
        case incomparable
    }

    /// The files of a comparison, each of which may be lacking.
    package enum File: String, CaseIterable, Sendable {
        case before = ".before.png"
        case after = ".after.png"
        case difference = ".difference.png"
        case tree = ".after.tree.json"
        case record = ".comparison.json"
    }

    package func path(of file: File, in directory: String) -> String { "\(directory)/\(name)\(file.rawValue)" }

    /// The tree beside the reference.
    package var referenceTree: String { SceneTree.fileName(besidePicture: reference) }

    package var has: Set<File> {
        switch outcome {
        case .changed: [.before, .after, .difference]
        case .added: [.after]
        case .missing: [.before]
        case .incomparable: [.before, .after]
        }
    }
}

extension SnapshotComparison {
    /// Where tests leave their failures, and `groupwidgets` looks for them, in the directory of the package.
    package static let directory = ".build/snapshots"
    /// The environment variable that names another directory.
    package static let variable = "GROUPTESTING_REPORT"
}

extension SnapshotComparison.Outcome: ArchiveValue {}

extension SnapshotComparison: ArchiveRecord {
    package static var blank: Self { Self("", .changed, "", reference: "") }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("name", &name)
        try visitor.member("outcome", &outcome)
        try visitor.member("summary", &summary)
        try visitor.member("sentences", &sentences, or: [])
        try visitor.member("causes", &causes, or: [])
        try visitor.member("place", &place)
        try visitor.member("reference", &reference)
    }
}
