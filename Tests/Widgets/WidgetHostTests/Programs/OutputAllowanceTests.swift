import GroupSystem
import Testing

@testable import WidgetHost

struct OutputAllowanceTests {
    private let start = MonotonicTime.now

    private func after(_ milliseconds: Int) -> MonotonicTime { start + .milliseconds(milliseconds) }

    /// Reads what is there at a moment, and returns whether it was logged; nil if nothing was read.
    private func read(_ count: Int, _ allowance: inout OutputAllowance, at milliseconds: Int) -> Bool? {
        allowance.pass(to: after(milliseconds))
        guard allowance.isReading else { return nil }
        let isLogged = allowance.isLogging
        allowance.note(read: count, logged: isLogged ? count : nil)
        return isLogged
    }

    @Test func `A program that prints a little is always logged, and nothing is to be looked at`() {
        var allowance = OutputAllowance(start)
        for second in 0..<1_000 {
            #expect(read(90_000, &allowance, at: second * 1_000) == true)
            #expect(allowance.next == nil)
        }
        #expect(allowance.takeDropped() == nil)
    }

    @Test func `What exceeds two megabytes is dropped, until there is room for a second's again`() {
        var allowance = OutputAllowance(start)
        #expect(read(1_000_000, &allowance, at: 0) == true)
        #expect(read(1_000_000, &allowance, at: 0) == true)
        #expect(read(300_000, &allowance, at: 0) == false)
        #expect(read(200_000, &allowance, at: 900) == false)
        #expect(allowance.next == after(1_001))
        #expect(read(10, &allowance, at: 1_001) == true)
        #expect(allowance.takeDropped() == 500_000)
        #expect(allowance.takeDropped() == nil)
    }

    @Test func `Of a program that prints without end, eight megabytes a second are read`() {
        var allowance = OutputAllowance(start)
        var count = 0
        for millisecond in 0..<10_000 {
            for _ in 0..<10 where read(65_536, &allowance, at: millisecond) != nil { count += 65_536 }
        }
        #expect((80_000_000...90_000_000).contains(count))
        while read(65_536, &allowance, at: 10_000) != nil {}
        #expect(allowance.next.map { $0 > after(10_000) && $0 < after(10_200) } == true)
    }
}
