import GroupSystem
import GroupText

/// A local date and time, such as `2026-11-22 18:20:26`.
package struct LocalStamp: CustomStringConvertible {
    private let milliseconds: Int

    /// Makes a stamp from milliseconds since 1970.
    package init(milliseconds: Int64) {
        self.milliseconds = Int(milliseconds)
    }

    package var description: String {
        let date = CivilDate(daysSince1970: local.day)
        return "\(date.year)-\(date.month.padded(to: 2))-\(date.day.padded(to: 2)) \(time)"
    }

    package var withMilliseconds: String { "\(self).\(milliseconds.floored(by: 1_000).remainder.padded(to: 3))" }

    /// The time of day, such as `18:20:26`.
    package var time: String {
        let second = local.second
        return [second / 3_600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }.joined(separator: ":")
    }

    private var local: (day: Int, second: Int) {
        let seconds = milliseconds.floored(by: 1_000).quotient
        let (day, second) = (seconds + LocalTime.secondsAhead(at: seconds)).floored(by: 86_400)
        return (day, second)
    }
}

extension Int {
    fileprivate func padded(to count: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}
