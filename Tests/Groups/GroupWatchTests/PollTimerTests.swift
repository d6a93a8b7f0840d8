import GroupSystem
import Testing

@testable import GroupWatch

struct PollTimerTests {
    private let start = MonotonicTime.now
    private var timer = PollTimer()

    @Test mutating func `What is planned comes no later, whatever is planned then`() {
        timer.plan(every: .seconds(10), from: start)
        timer.plan(every: .seconds(10), from: start + .seconds(5))
        #expect(timer.next == start + .seconds(10))
        timer.plan(every: .seconds(1), from: start + .seconds(5))
        #expect(timer.next == start + .seconds(6))
    }

    @Test mutating func `After a look, the interval starts over`() {
        timer.plan(every: .seconds(10), from: start)
        timer.restart()
        timer.plan(every: .seconds(10), from: start + .seconds(11))
        #expect(timer.next == start + .seconds(21))
    }

    @Test mutating func `Without an interval, nothing is planned`() {
        timer.plan(every: .seconds(10), from: start)
        timer.plan(every: nil, from: start)
        #expect(timer.next == nil)
    }
}
