import Foundation
import Testing
import WidgetArchive

struct EntryTests {
    private func entry(_ seconds: Double) -> SceneTimeline.Entry {
        SceneTimeline.Entry(date: Date(timeIntervalSinceReferenceDate: seconds), scene: Scene(.nothing))
    }

    @Test(arguments: [(0, 10), (10, 10), (19, 10), (20, 20), (29, 20), (30, 30), (1_000, 30)] as [(Double, Double)])
    func `The latest entry that has begun is shown, or else the first`(now: Double, expected: Double) {
        let timeline = SceneTimeline([entry(10), entry(20), entry(30)], policy: .never)
        #expect(timeline.entry(at: entry(now).date) == entry(expected))
    }

    @Test func `Without entries, nothing is`() {
        #expect(SceneTimeline([], policy: .never).entry(at: entry(0).date) == nil)
    }
}
