import Foundation
import Testing
import WidgetArchive

struct SceneTimelineTests {
    @Test(arguments: [(-5.0, 0), (0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (1000, 2)])
    func `The entry of a date is the last that has begun, or else the first`(seconds: Double, place: Int) {
        let begin = Date(timeIntervalSince1970: 1_780_302_600)
        let entries = (0..<3).map { SceneTimeline.Entry(date: begin + Double($0) * 10, scene: Scene(.nothing)) }
        #expect(SceneTimeline(entries, policy: .never).entry(at: begin + seconds) == entries[place])
    }

    @Test func `A timeline without entries has none for any date`() {
        #expect(SceneTimeline([], policy: .atEnd).entry(at: .distantFuture) == nil)
    }
}
