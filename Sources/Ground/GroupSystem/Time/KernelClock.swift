import CLinux
import Glibc

/// The kernel's clocks, in nanoseconds.
package enum KernelClock {
    /// Since 1970; this clock can be set.
    package static var realTime: Int64 { clinux_time(CLOCK_REALTIME) }
    /// That this process has kept processors busy, all threads taken together.
    package static var ofProcessor: Int64 { clinux_time(CLOCK_PROCESS_CPUTIME_ID) }
    /// Since the machine was started, times of sleep included.
    package static var sinceBoot: Int64 { clinux_time(CLOCK_BOOTTIME) }
}

/// The kernel's clocks as of its last tick, some milliseconds ago at most: a look at them takes no system call.
package enum CoarseClock {
    /// Nanoseconds since some moment, never backwards.
    package static var monotonic: Int64 { clinux_time(CLOCK_MONOTONIC_COARSE) }
    /// Nanoseconds since 1970, by which the times of files are set.
    package static var fileTime: Int64 { clinux_time(CLOCK_REALTIME_COARSE) }
    /// From one tick to the next.
    package static var tick: Duration { .nanoseconds(clinux_tick()) }
}
