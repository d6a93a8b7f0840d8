import Glibc

/// Moments on the clock that never jumps, as the loop counts them.
struct Moment: Comparable, Hashable {
    private let nanoseconds: Int64

    static var now: Moment {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    static func < (left: Moment, right: Moment) -> Bool { left.nanoseconds < right.nanoseconds }

    static func + (moment: Moment, duration: Duration) -> Moment {
        let (seconds, attoseconds) = duration.components
        return Moment(nanoseconds: moment.nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    /// Whole milliseconds from now until then, rounded up, as `poll` takes them; 0 if it has passed.
    func milliseconds(from now: Moment) -> Int32 {
        let distance = nanoseconds - now.nanoseconds
        return distance <= 0 ? 0 : Int32(clamping: (distance + 999_999) / 1_000_000)
    }
}
