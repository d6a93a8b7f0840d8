import Foundation
import Testing

extension WidgetPicture {
    /// Expects the picture to look like the recorded one, `__Snapshots__/<file of tests>/<test>.<name>.png` beside the
    /// file of tests.
    ///
    /// Pictures are recorded when the environment variable `GROUPTESTING_RECORD` is `1`, or `missing` for those that do
    /// not exist yet, or as `record` says. `tolerance` is the share of pixels that may differ, from 0 to 1; see
    /// ``Difference``. Machines with the same fonts need none.
    ///
    /// A difference is an issue of the running test, with the new picture and one of the difference as attachments; the
    /// test continues. If no test of swift-testing is running, as in XCTest, it is thrown.
    public func expectSnapshot(
        named name: String? = nil, tolerance: Double = 0, record recording: SnapshotRecording? = nil,
        file: StaticString = #fileID, filePath: String = #filePath, function: String = #function,
        line: Int = #line, column: Int = #column
    ) throws {
        let snapshot = SnapshotFile(named: name, filePath: filePath, function: function)
        let recording = try recording ?? .inEnvironment()
        let reference = try snapshot.read()
        if recording == .all || recording == .missing && reference == nil { return try snapshot.record(png) }
        guard let problem = try problem(with: reference, of: snapshot, tolerance) else { return }
        guard Test.current != nil else {
            throw TestFailure(problem.failure.summary, problem.failure.details, at: CallSite(file, line))
        }
        let place = SourceLocation(fileID: "\(file)", filePath: filePath, line: line, column: column)
        for (name, png) in problem.pictures {
            Attachment.record([UInt8](png), named: name, sourceLocation: place)
        }
        Issue.record(Comment(rawValue: "\(problem.failure)"), sourceLocation: place)
    }

    private typealias Problem = (failure: TestFailure, pictures: [(name: String, png: Data)])

    /// Compares with the reference; nil if they look alike.
    private func problem(with reference: Data?, of snapshot: SnapshotFile, _ tolerance: Double) throws -> Problem? {
        guard let reference else {
            return try problem("there is no snapshot '\(snapshot.title)'", snapshot, toRecord: "missing")
        }
        guard png != reference else { return nil }
        let difference: Difference
        do {
            difference = try self.difference(from: reference)
        } catch let failure as TestFailure {
            return try problem(failure.summary, snapshot)
        }
        if difference.isWithin(tolerance) { return nil }
        return try problem("the picture is not its snapshot '\(snapshot.title)': \(difference)", snapshot, difference)
    }

    private func problem(
        _ summary: String, _ snapshot: SnapshotFile, _ difference: Difference? = nil, toRecord word: String = "1"
    ) throws -> Problem {
        var details = [
            TestFailure.Detail("the snapshot", snapshot.path),
            TestFailure.Detail("the picture", try snapshot.keep(png)),
        ]
        var pictures = [("\(snapshot.title).png", png)]
        if let difference {
            details.append(.init("the difference", try snapshot.keep(difference.png, suffix: ".difference")))
            pictures.append(("\(snapshot.title).difference.png", difference.png))
        }
        if !notes.isEmpty { details.append(.init(title: "its notes", lines: notes)) }
        details.append(.init("to record it", "run the tests with \(SnapshotRecording.variable)=\(word)"))
        return (TestFailure(summary, details), pictures)
    }
}
