import Glibc

/// Polls, where no event can be waited for: short sleeps that grow, until a deadline.
package struct Patience {
    private let deadline: MonotonicTime
    private var nap: Int64
    private let longestNap: Int64

    package init(_ duration: Duration, firstNap: Duration = .microseconds(20), longestNap: Duration = .milliseconds(1))
    {
        deadline = .now + duration
        nap = firstNap.nanoseconds
        self.longestNap = longestNap.nanoseconds
    }

    /// Sleeps, or returns false at once if the deadline has passed.
    package mutating func wait() -> Bool {
        guard MonotonicTime.now < deadline else { return false }
        // Randomised, so that processes that wait for the same thing do not wake in step.
        usleep(UInt32(nap + .random(in: 0...nap / 2)) / 1_000)
        nap = min(nap * 2, longestNap)
        return true
    }
}
