/// A time in ISO 8601: a day, optionally with a time such as `T10:00:00.5` and a zone, `Z` or `+09:00`.
package struct ISO8601 {
    /// Whole seconds since the start of 2001 in UTC, which is also assumed without a zone.
    package private(set) var seconds: Int
    /// The digits after the decimal point.
    package private(set) var fraction: ArraySlice<UInt8> = []
    /// Whether it also conforms to RFC 3339, with a `T`, seconds and a zone.
    package private(set) var isStrict = false

    /// Parses a time; nil if the text is not one.
    package init?(_ text: String) {
        var reader = Reader(bytes: Array(text.utf8))
        guard let day = reader.day() else { return nil }
        seconds = day * 86_400
        let isMarked = reader.take("T")
        if isMarked || reader.take("t") || reader.take(" ") {
            guard let time = reader.time(), let zone = reader.zone() else { return nil }
            seconds += time.second - zone.ahead
            fraction = time.fraction
            isStrict = isMarked && time.isWhole && zone.isStrict
        }
        guard reader.isAtEnd else { return nil }
    }
}

private struct Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Reads a day, and returns the days since the start of 2001.
    mutating func day() -> Int? {
        guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"),
            let day = number(digits: 2)
        else { return nil }
        let date = CivilDate(year: year, month: month, day: day)
        return date.exists ? date.daysSinceReferenceDate : nil
    }

    mutating func time() -> (second: Int, fraction: ArraySlice<UInt8>, isWhole: Bool)? {
        guard let hour = number(digits: 2), hour < 24, take(":"), let minute = number(digits: 2), minute < 60 else {
            return nil
        }
        let isWhole = take(":")
        let second = isWhole ? number(digits: 2) : 0
        guard let second, second < 60 else { return nil }
        var fraction: ArraySlice<UInt8> = []
        if take(".") {
            fraction = digits()
            if fraction.isEmpty { return nil }
        }
        return (hour * 3_600 + minute * 60 + second, fraction, isWhole)
    }

    /// Reads a zone: its offset from UTC in seconds.
    mutating func zone() -> (ahead: Int, isStrict: Bool)? {
        if isAtEnd { return (0, false) }
        if take("Z") { return (0, true) }
        if take("z") { return (0, false) }
        // As Apple's tools print it: 2026-11-20 10:00:00 +0000.
        let hasSpace = take(" ")
        let sign = take("+") ? 1 : take("-") ? -1 : 0
        guard sign != 0, let hours = number(digits: 2), hours < 24 else { return nil }
        let hasColon = take(":")
        guard let minutes = number(digits: 2), minutes < 60 else { return nil }
        return (sign * (hours * 3_600 + minutes * 60), hasColon && !hasSpace)
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func digits() -> ArraySlice<UInt8> {
        let run = bytes[position...].prefix { $0 &- UInt8(ascii: "0") < 10 }
        position = run.endIndex
        return run
    }

    private mutating func number(digits count: Int) -> Int? {
        let run = bytes[position...].prefix(count).prefix { $0 &- UInt8(ascii: "0") < 10 }
        position = run.endIndex
        return run.count == count ? run.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
    }
}
