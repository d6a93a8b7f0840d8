import Glibc

/// The clock on the wall where this machine stands.
package enum LocalTime {
    /// How far it is ahead of universal time, in seconds, at so many seconds since 1970; 0 where that cannot be told.
    /// The corresponding C function is `localtime_r`.
    package static func secondsAhead(at seconds: Int) -> Int {
        var seconds = seconds
        var fields = tm()
        return localtime_r(&seconds, &fields) == nil ? 0 : fields.tm_gmtoff
    }
}
