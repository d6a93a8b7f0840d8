import CLinux
import Glibc

/// Waiting for something that no event tells of: short naps that grow, until a deadline.
package struct Patience {
    private let deadline: Int64
    private var nap: Int64
    private let longestNap: Int64

    package init(_ duration: Duration, firstNap: Duration = .microseconds(20), longestNap: Duration = .milliseconds(1))
    {
        deadline = Patience.now + duration.nanoseconds
        nap = firstNap.nanoseconds
        self.longestNap = longestNap.nanoseconds
    }

    /// Naps, or returns false at once when the deadline has passed.
    package mutating func wait() -> Bool {
        guard Patience.now < deadline else { return false }
        // Processes that wait for the same thing should not wake in step.
        usleep(UInt32(nap + .random(in: 0...nap / 2)) / 1_000)
        nap = min(nap * 2, longestNap)
        return true
    }

    private static var now: Int64 { clinux_time(CLOCK_MONOTONIC) }
}

extension Duration {
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflow ? .max / 2 : min(whole, .max / 4) + attoseconds / 1_000_000_000
    }
}
