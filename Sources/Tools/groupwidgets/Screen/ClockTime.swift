import FoundationEssentials
import GroupSystem
import GroupText

/// The local time of day of a date.
struct ClockTime: CustomStringConvertible {
    let description: String

    init(_ date: Date) {
        let seconds = Int(date.timeIntervalSince1970)
        let second = (seconds + LocalTime.secondsAhead(at: seconds)).floored(by: 86_400).remainder
        description = [second / 3_600, second / 60 % 60, second % 60]
            .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
