import FoundationEssentials
import Glibc

/// The time of day of a date, where this machine is.
struct ClockTime: CustomStringConvertible {
    let description: String

    init(_ date: Date) {
        var seconds = time_t(date.timeIntervalSince1970)
        var fields = tm()
        localtime_r(&seconds, &fields)
        description = [fields.tm_hour, fields.tm_min, fields.tm_sec]
            .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
