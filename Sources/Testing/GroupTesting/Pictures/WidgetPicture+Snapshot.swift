import Foundation
import Snapshots
import Testing

extension WidgetPicture {
    /// Expects the picture to look like the recorded one, `__Snapshots__/<file of tests>/<test>.<name>.png` beside the
    /// file of tests.
    ///
    /// Pictures are recorded when the environment variable `GROUPTESTING_RECORD` is `1`, or `missing` for those that do
    /// not exist yet, or as `record` says. `tolerance` is the share of pixels that may differ, from 0 to 1; see
    /// ``Difference``. Machines with the same fonts need none.
    ///
    /// Beside each picture is its ``tree``, by which a failure says in words what differs. Pictures of other scales,
    /// surroundings or fonts are not compared, and fail with the reason.
    ///
    /// A picture that the real clock would change fails at once, and when it is recorded, too: it would not be the same
    /// tomorrow.
    ///
    /// A difference is an issue of the running test, with the new picture and one of the difference as attachments; the
    /// test continues. If no test of swift-testing is running, as in XCTest, it is thrown. All differences are also in
    /// `.build/snapshots` of the package, or in `$GROUPTESTING_REPORT`: `groupwidgets compare` makes a page of them, and
    /// `groupwidgets accept` takes the new pictures.
    ///
    /// A picture is not drawn again while nothing has changed that it is drawn from: the scene, its image files, its
    /// settings, the fonts, the drawing program. `GROUPTESTING_DRAW=all` has all drawn.
    public func expectSnapshot(
        named name: String? = nil, tolerance: Double = 0, record recording: SnapshotRecording? = nil,
        file: StaticString = #fileID, filePath: String = #filePath, function: String = #function,
        line: Int = #line, column: Int = #column
    ) throws {
        let snapshot = SnapshotFile(named: name, filePath: filePath, function: function)
        let recording = try recording ?? .inEnvironment()
        let place = SourceLocation(fileID: "\(file)", filePath: filePath, line: line, column: column)
        if let clockProblem {
            let failure = TestFailure(
                "the snapshot '\(snapshot.title)' depends on the real clock: \(clockProblem)",
                [.init("to set the clock", "TestGroup(now:), or 'at:' and dates of the test's own")])
            try WidgetPicture.tell(failure, at: CallSite(file, line), place)
        }
        note(snapshot.name)
        let reference = try snapshot.read()
        let report = SnapshotReport(of: snapshot, filePath: filePath)
        if recording == .all || recording == .missing && reference == nil {
            try report.forget()
            return try snapshot.record(self)
        }
        guard let problem = try SnapshotProblem(self, reference, of: snapshot, tolerance) else {
            return try report.forget()
        }
        try report.add(problem, of: self, before: reference, at: CallSite(file, line))
        let failure = problem.failure
        for (name, png) in problem.pictures where Test.current != nil {
            Attachment.record([UInt8](png), named: name, sourceLocation: place)
        }
        try WidgetPicture.tell(failure, at: CallSite(file, line), place)
    }

    /// Notes for `groupwidgets compare` whether it had to be drawn.
    private func note(_ name: String) {
        guard let directory = PictureStore.usualDirectory, inputs != nil || isKept else { return }
        _ = PictureStore.note("\(DrawnSnapshot.tests)/\(name)", isKept: isKept, inputs, in: directory)
    }

    /// Records an issue of the running test; throws outside of a test.
    private static func tell(_ failure: TestFailure, at site: CallSite, _ place: SourceLocation) throws {
        guard Test.current != nil else { throw TestFailure(failure.summary, failure.details, at: site) }
        Issue.record(Comment(rawValue: "\(failure)"), sourceLocation: place)
    }
}
