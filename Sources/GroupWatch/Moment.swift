import CLinux
import Glibc

/// A moment on the clock that never jumps.
package struct Moment: Comparable, Hashable {
    private let nanoseconds: Int64

    package static var now: Moment { Moment(nanoseconds: clinux_time(CLOCK_MONOTONIC)) }

    package static func < (left: Moment, right: Moment) -> Bool { left.nanoseconds < right.nanoseconds }

    package static func + (moment: Moment, duration: Duration) -> Moment {
        let (seconds, attoseconds) = duration.components
        return Moment(nanoseconds: moment.nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    /// Whole milliseconds from now until then, rounded up, as `poll` takes them; 0 if it has passed.
    package func milliseconds(from now: Moment) -> Int32 {
        let distance = nanoseconds - now.nanoseconds
        return distance <= 0 ? 0 : Int32(clamping: (distance + 999_999) / 1_000_000)
    }
}
