import Glibc

/// Waiting for something that no event tells of: short naps that grow, until a deadline.
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

    /// Naps, or returns false at once when the deadline has passed.
    package mutating func wait() -> Bool {
        guard MonotonicTime.now < deadline else { return false }
        // Processes that wait for the same thing should not wake in step.
        usleep(UInt32(nap + .random(in: 0...nap / 2)) / 1_000)
        nap = min(nap * 2, longestNap)
        return true
    }
}
