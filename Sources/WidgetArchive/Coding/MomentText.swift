import GroupText

/// Reads a moment in ISO 8601, as RFC 3339 narrows it: `2026-06-01T08:30:00.000Z`, `2026-06-01T10:30:00+02:00`.
struct MomentText {
    private var rest: Substring.UTF8View

    /// In milliseconds since the beginning of 2001, in UTC; nil for a text that is no moment.
    static func milliseconds(_ text: String) -> Int? {
        var text = MomentText(rest: Substring(text).utf8)
        guard let day = text.day(), let time = text.time(), let offset = text.offset(), text.rest.isEmpty else {
            return nil
        }
        return (day.daysSinceReferenceDate * 1440 - offset) * 60_000 + time
    }

    private mutating func day() -> CivilDate? {
        guard let year = number(4), let month = number(2, after: "-"), let day = number(2, after: "-") else {
            return nil
        }
        let date = CivilDate(year: year, month: month, day: day)
        // Nothing before `distantPast` is ever written.
        return date.exists && date.daysSinceReferenceDate >= -730_487 ? date : nil
    }

    private mutating func time() -> Int? {
        guard let hour = number(2, after: "T", below: 24), let minute = number(2, after: ":", below: 60),
            let second = number(2, after: ":", below: 60)
        else { return nil }
        let seconds = (hour * 60 + minute) * 60 + second
        guard rest.first == UInt8(ascii: ".") else { return seconds * 1000 }
        let fraction = rest.dropFirst().prefix { MomentText.isDigit($0) }
        rest = rest.dropFirst(1 + fraction.count)
        // What is missing of three digits are zeros.
        return fraction.isEmpty ? nil : MomentText.value((fraction + [0x30, 0x30]).prefix(3), after: seconds)
    }

    /// In minutes.
    private mutating func offset() -> Int? {
        let sign = rest.first
        if sign == UInt8(ascii: "Z") {
            rest = rest.dropFirst()
            return 0
        }
        let isWest = sign == UInt8(ascii: "-")
        guard let hours = number(2, after: isWest ? "-" : "+", below: 24),
            let minutes = number(2, after: ":", below: 60)
        else { return nil }
        return (hours * 60 + minutes) * (isWest ? -1 : 1)
    }

    private mutating func number(_ count: Int, after separator: Unicode.Scalar? = nil, below limit: Int = 10_000)
        -> Int?
    {
        if let separator {
            guard rest.first == UInt8(ascii: separator) else { return nil }
            rest = rest.dropFirst()
        }
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(MomentText.isDigit) else { return nil }
        rest = rest.dropFirst(count)
        let number = MomentText.value(digits)
        return number < limit ? number : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func value(_ digits: some Sequence<UInt8>, after start: Int = 0) -> Int {
        digits.reduce(start) { $0 * 10 + Int($1 - 0x30) }
    }
}
