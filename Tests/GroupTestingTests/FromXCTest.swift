import GroupTesting
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

    func testAProviderAnswers() async throws {
        let timeline = try await TestGroup().timeline(of: NicknameProvider(), family: .systemSmall)
        XCTAssertEqual(timeline.entries.count, 2)
    }
}
