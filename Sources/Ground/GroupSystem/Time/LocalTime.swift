import Glibc

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
