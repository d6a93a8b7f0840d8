package import FoundationEssentials
import GroupText

/// A date in ISO 8601, in UTC and to the millisecond: `2026-06-01T08:30:00.000Z`.
extension Date: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        guard let milliseconds = Date.milliseconds(try json.string()) else {
            throw json.error(.expected("a date such as 2026-06-01T08:30:00.000Z"))
        }
        self.init(timeIntervalSinceReferenceDate: Double(milliseconds) / 1000)
    }

    /// Since the beginning of 2001; nil if the text is not a date as in RFC 3339.
    private static func milliseconds(_ text: String) -> Int? {
        guard let moment = ISO8601(text), moment.isStrict else { return nil }
        // Missing digits are zeros.
        let digits = (moment.fraction + [0x30, 0x30, 0x30]).prefix(3)
        let milliseconds = digits.reduce(moment.seconds) { $0 * 10 + Int($1 - 0x30) }
        return milliseconds >= first ? milliseconds : nil
    }

    package func write(to json: inout JSONWriter) {
        let milliseconds = writtenMilliseconds
        let days = Int((Double(milliseconds) / 86_400_000).rounded(.down))
        let day = CivilDate(daysSinceReferenceDate: days)
        let time = milliseconds - days * 86_400_000
        json.literal("\"")
        json.digits(day.year, width: 4)
        json.digits(day.month, width: 2, after: "-")
        json.digits(day.day, width: 2, after: "-")
        json.digits(time / 3_600_000, width: 2, after: "T")
        json.digits(time / 60_000 % 60, width: 2, after: ":")
        json.digits(time / 1000 % 60, width: 2, after: ":")
        json.digits(time % 1000, width: 3, after: ".")
        json.literal("Z\"")
    }

    /// `distantPast`, the earliest date that is written.
    private static let first = -63_114_076_800_000

    /// Since the beginning of 2001, clamped to `distantPast` and the end of the year 9999.
    package var writtenMilliseconds: Int {
        let milliseconds = (timeIntervalSinceReferenceDate * 1000).rounded()
        return milliseconds.isNaN ? 0 : Int(min(max(milliseconds, Double(Date.first)), 252_423_993_599_999))
    }
}
