import CLinux
import Glibc

package struct MonotonicTime: Comparable, Hashable, Sendable {
    private let nanoseconds: Int64

    package static var now: MonotonicTime { MonotonicTime(nanoseconds: clinux_time(CLOCK_MONOTONIC)) }

    package static func < (left: MonotonicTime, right: MonotonicTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    package static func + (time: MonotonicTime, duration: Duration) -> MonotonicTime {
        let (sum, overflow) = time.nanoseconds.addingReportingOverflow(duration.nanoseconds)
        return MonotonicTime(nanoseconds: overflow ? .max : sum)
    }

    package static func - (later: MonotonicTime, earlier: MonotonicTime) -> Duration {
        .nanoseconds(later.nanoseconds - earlier.nanoseconds)
    }

    /// Whole milliseconds until this time, rounded up for `poll`; 0 if it has passed.
    package func milliseconds(from now: MonotonicTime) -> Int32 {
        let distance = nanoseconds - now.nanoseconds
        return distance <= 0 ? 0 : Int32(clamping: (distance + 999_999) / 1_000_000)
    }
}

extension Duration {
    /// The duration in nanoseconds, clamped to the range of a clock.
    package var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflow ? .max / 2 : min(whole, .max / 4) + attoseconds / 1_000_000_000
    }
}
