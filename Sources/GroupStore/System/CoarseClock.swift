import CLinux
import Glibc

/// The kernel's clocks as of its last tick, some milliseconds ago at most: a look at them takes no system call.
enum CoarseClock {
    /// Nanoseconds since some moment, never backwards.
    static var monotonic: Int64 { clinux_time(CLOCK_MONOTONIC_COARSE) }
    /// Nanoseconds since 1970, by which the times of files are set.
    static var fileTime: Int64 { clinux_time(CLOCK_REALTIME_COARSE) }
}
