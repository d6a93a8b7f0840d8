import Foundation
import Snapshots

/// Why a picture is not what its snapshot says.
struct SnapshotProblem {
    let outcome: SnapshotComparison.Outcome
    /// How much differs, or why that cannot be said.
    let summary: String
    /// The differences between the trees.
    let sentences: [String]
    let difference: WidgetPicture.Difference?
    let failure: TestFailure
    /// The pictures that the failure names.
    let pictures: [(name: String, png: Data)]

    /// Compares a picture with a reference; nil if they look alike.
    init?(_ picture: WidgetPicture, _ reference: Data?, of snapshot: SnapshotFile, _ tolerance: Double) throws {
        guard let reference else {
            let words = "there is no snapshot '\(snapshot.title)'"
            try self.init(.added, words, words, picture, snapshot, toRecord: "missing")
            return
        }
        guard picture.png != reference else { return nil }
        let trees = SceneTree(picture.tree).flatMap { new in snapshot.readTree().map { (old: $0, new: new) } }
        if let obstacle = trees.flatMap({ $0.new.obstacle(comparingWith: $0.old) }) {
            let words = "the picture cannot be compared with its snapshot '\(snapshot.title)': \(obstacle)"
            try self.init(.incomparable, words, words, picture, snapshot)
            return
        }
        let difference: WidgetPicture.Difference
        do {
            difference = try picture.difference(from: reference)
        } catch let failure as TestFailure {
            try self.init(.incomparable, failure.summary, failure.summary, picture, snapshot)
            return
        }
        if difference.isWithin(tolerance) { return nil }
        let sentences = trees.map { $0.new.sentences(since: $0.old) } ?? []
        try self.init(
            .changed, "\(difference)", "the picture is not its snapshot '\(snapshot.title)'", picture, snapshot,
            difference, sentences)
    }

    private init(
        _ outcome: SnapshotComparison.Outcome, _ summary: String, _ words: String, _ picture: WidgetPicture,
        _ snapshot: SnapshotFile, _ difference: WidgetPicture.Difference? = nil, _ sentences: [String] = [],
        toRecord word: String = "1"
    ) throws {
        (self.outcome, self.summary, self.sentences, self.difference) = (outcome, summary, sentences, difference)
        var pictures = [("\(snapshot.title).png", picture.png)]
        var details = [
            TestFailure.Detail("the snapshot", snapshot.path),
            TestFailure.Detail("the picture", try snapshot.keep(picture.png)),
        ]
        if let difference {
            details.append(.init("the difference", try snapshot.keep(difference.png, suffix: ".difference")))
            pictures.append(("\(snapshot.title).difference.png", difference.png))
            if !sentences.isEmpty { details.insert(.init("its pixels", summary), at: 0) }
        }
        self.pictures = pictures
        if !picture.notes.isEmpty { details.append(.init(title: "its notes", lines: picture.notes)) }
        details.append(.init("to record it", "run the tests with \(SnapshotRecording.variable)=\(word)"))
        let what = sentences.isEmpty ? (difference == nil ? nil : summary) : sentences.joined(separator: "; ")
        failure = TestFailure(what.map { "\(words): \($0)" } ?? words, details)
    }
}
