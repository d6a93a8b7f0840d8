import GroupSystem
import GroupText

/// A moment by the clock on the wall, such as `2026-11-22 18:20:26`.
struct LocalStamp: CustomStringConvertible {
    private let milliseconds: Int

    /// So many milliseconds after the beginning of 1970.
    init(milliseconds: Int64) {
        self.milliseconds = Int(milliseconds)
    }

    var description: String {
        let seconds = milliseconds.floored(by: 1_000).quotient
        let (day, second) = (seconds + LocalTime.secondsAhead(at: seconds)).floored(by: 86_400)
        let date = CivilDate(daysSince1970: day)
        let time = [second / 3_600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }.joined(separator: ":")
        return "\(date.year)-\(date.month.padded(to: 2))-\(date.day.padded(to: 2)) \(time)"
    }

    /// The same with milliseconds.
    var withMilliseconds: String { "\(self).\(milliseconds.floored(by: 1_000).remainder.padded(to: 3))" }
}

extension Int {
    fileprivate func padded(to count: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}

extension Double {
    /// Such as `0.9`.
    var withOneDigit: String {
        let tenths = Int((self * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
