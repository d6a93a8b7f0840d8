import CLinux
import Glibc

/// The kernel's clocks, in nanoseconds.
package enum KernelClock {
    /// Time since 1970; this clock can be set.
    package static var realTime: Int64 { clinux_time(CLOCK_REALTIME) }
    /// Processor time used by all threads of this process.
    package static var ofProcessor: Int64 { clinux_time(CLOCK_PROCESS_CPUTIME_ID) }
    /// Time since boot, including suspension.
    package static var sinceBoot: Int64 { clinux_time(CLOCK_BOOTTIME) }
}

/// The kernel's clocks as of the last tick, at most a few milliseconds ago; reading them takes no system call.
package enum CoarseClock {
    /// Nanoseconds since an unspecified start; never goes backwards.
    package static var monotonic: Int64 { clinux_time(CLOCK_MONOTONIC_COARSE) }
    /// Nanoseconds since 1970, the clock of file times.
    package static var fileTime: Int64 { clinux_time(CLOCK_REALTIME_COARSE) }
    /// The interval between ticks.
    package static var tick: Duration { .nanoseconds(clinux_tick()) }
}

/// This machine's local time.
package enum LocalTime {
    /// The offset from UTC in seconds, at a time in seconds since 1970; 0 if unknown. The corresponding C function is
    /// `localtime_r`.
    package static func secondsAhead(at seconds: Int) -> Int {
        var seconds = seconds
        var fields = tm()
        return localtime_r(&seconds, &fields) == nil ? 0 : fields.tm_gmtoff
    }
}
