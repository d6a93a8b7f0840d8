import FoundationEssentials
import Testing
import WidgetArchive

struct CodingTests {
    @Test func `A date comes back to the millisecond`() throws {
        let date = Date(timeIntervalSince1970: 1_780_000_000.125)
        let data = try ArchiveCoding.line(SceneTimeline([], policy: .after(date)))
        #expect(try ArchiveCoding.value(SceneTimeline.self, from: data).policy == .after(date))
    }
}
