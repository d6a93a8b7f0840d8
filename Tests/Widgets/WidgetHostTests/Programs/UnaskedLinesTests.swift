import GroupSystem
import Testing

@testable import WidgetHost

/// How much a program may send that nobody asked for.
struct UnaskedLinesTests {
    private let start = MonotonicTime.now
    private var unasked = UnaskedLines()

    @Test(arguments: [(lines: 10_000, size: 100, writes: 10), (lines: 1_000, size: 1_000, writes: 100)])
    mutating func `What a program reports between answers is within the limits, and as much more in the next period is`(
        lines: Int, size: Int, writes: Int
    ) {
        for period in 0..<3 {
            let now = start + .seconds(11 * period)
            let isWithin = (0..<lines).allSatisfy { _ in unasked.note(size, writes: writes, now) }
            #expect(isWithin)
            // One more is too much, of lines as of writes.
            let isOneMore = unasked.note(size, writes: writes, now)
            #expect(!isOneMore)
        }
    }

    @Test mutating func `What is too large for an answer is too large unasked`() {
        let isWithin = unasked.note(ProgramLimits.answer + 1, writes: 0, start)
        #expect(!isWithin)
    }
}
