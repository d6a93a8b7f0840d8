import GroupTesting
import SwiftUI
import WidgetKit
import XCTest

/// The same from XCTest.
final class FromXCTest: XCTestCase {
    func testTheWidgetShowsTheNickname() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Basic"]).place("BasicWidget", family: .systemSmall)
        try group.set("SampleName", to: "Minsu", in: "group.sample.alstn38.practice")
        XCTAssert(try widget.nextReload().text.contains("Minsu"))
    }

    @MainActor func testAPictureWithoutASnapshotIsThrown() throws {
        let picture = try WidgetScene(of: Text("Minsu"), family: .systemSmall).picture(scale: 1)
        var failure: TestFailure?
        XCTAssertThrowsError(try picture.expectSnapshot(record: .never, filePath: "/nowhere/FromXCTest.swift")) {
            failure = $0 as? TestFailure
        }
        XCTAssertEqual(failure?.summary, "there is no snapshot 'testAPictureWithoutASnapshotIsThrown'")
        let kept = try XCTUnwrap(failure?.details.first { $0.title == "the picture" }?.lines.first)
        try FileManager.default.removeItem(at: URL(fileURLWithPath: kept).deletingLastPathComponent())
    }

    func testAProviderAnswers() async throws {
        let timeline = try await TestGroup().timeline(of: NicknameProvider(), family: .systemSmall)
        XCTAssertEqual(timeline.entries.count, 2)
    }
}
