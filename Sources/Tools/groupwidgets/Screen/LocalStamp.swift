import FoundationEssentials
import GroupSystem
import GroupText

extension Date {
    /// The local date and time, `2026-11-22 18:20:26`.
    var localStamp: String {
        let seconds = Int(timeIntervalSince1970.rounded(.down))
        let day = (seconds + LocalTime.secondsAhead(at: seconds)).floored(by: 86_400).quotient
        let date = CivilDate(daysSince1970: day)
        return "\(date.year)-\(date.month.twoDigits)-\(date.day.twoDigits) \(ClockTime(self))"
    }

    /// The same with milliseconds.
    var localStampOfMilliseconds: String {
        let milliseconds = Int((timeIntervalSince1970 * 1_000).rounded(.down))
        let rest = milliseconds.floored(by: 1_000).remainder
        return "\(localStamp).\(String("00\(rest)".suffix(3)))"
    }
}

extension String {
    /// Words of a reload, such as `its date came: 2026-11-22T15:00:00Z; the widget was edited`, with the date that any of
    /// them ends with as a local one.
    var inLocalTime: String {
        split(separator: "; ", omittingEmptySubsequences: false).map { words in
            guard let stamp = words.lastIndex(of: " ").map({ words[words.index(after: $0)...] }), stamp.count == 20,
                let date = try? Date.ISO8601FormatStyle().parse(String(stamp))
            else { return String(words) }
            return words[..<stamp.startIndex] + date.localStamp
        }.joined(separator: "; ")
    }
}

extension Int {
    fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
