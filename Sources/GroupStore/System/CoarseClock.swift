import Glibc

/// The kernel's clocks as of its last tick, some milliseconds ago at most: a look at them takes no system call.
enum CoarseClock {
    /// Nanoseconds since some moment, never backwards.
    static var monotonic: Int64 { now(CLOCK_MONOTONIC_COARSE) }
    /// Nanoseconds since 1970, by which the times of files are set.
    static var fileTime: Int64 { now(CLOCK_REALTIME_COARSE) }

    @inline(__always)
    private static func now(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.nanoseconds
    }
}

extension timespec {
    @inline(__always)
    var nanoseconds: Int64 { Int64(tv_sec) * 1_000_000_000 + Int64(tv_nsec) }

    init(nanoseconds: Int64) {
        self.init(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    }
}
