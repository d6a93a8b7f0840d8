import GroupText

extension Timestamp {
    /// The time in ISO 8601 and UTC, such as `2026-11-20T10:00:00.123456Z`, with as many digits as it takes to read
    /// back the same number. Nil outside the years 1 to 9999, which the format cannot express.
    public var iso8601: String? {
        let seconds = secondsSinceReferenceDate
        guard seconds.magnitude < 1e12 else { return nil }
        let magnitude = Decimal(magnitudeOf: seconds)
        let decimal = seconds < 0 ? magnitude.negated : magnitude
        let (days, secondOfDay) = decimal.whole.floored(by: 86_400)
        let date = CivilDate(daysSinceReferenceDate: days)
        guard (1...9999).contains(date.year) else { return nil }
        let (hour, rest) = secondOfDay.quotientAndRemainder(dividingBy: 3_600)
        let day = "\(date.year.padded(to: 4))-\(date.month.padded(to: 2))-\(date.day.padded(to: 2))"
        let time = "\(hour.padded(to: 2)):\((rest / 60).padded(to: 2)):\((rest % 60).padded(to: 2))"
        let fraction = decimal.fraction.isEmpty ? "" : "." + String(decoding: decimal.fraction, as: UTF8.self)
        return "\(day)T\(time)\(fraction)Z"
    }

    /// Reads ISO 8601: a day, optionally followed by a time such as `T10:00:00.5` and a zone, `Z` or `+09:00`. UTC is
    /// assumed without a zone; a space may replace the `T`. Nil for any other text.
    public init?(iso8601 text: String) {
        guard let moment = ISO8601(text),
            let seconds = Decimal(whole: moment.seconds, fraction: Array(moment.fraction)).double
        else { return nil }
        secondsSinceReferenceDate = seconds
    }
}

/// A decimal number: its integral part, rounded down, and the digits after the point.
private struct Decimal {
    var whole: Int
    var fraction: [UInt8]

    /// The shortest decimal that reads back as the same `Double`, without its sign.
    init(magnitudeOf number: Double) {
        let parts = number.magnitude.description.split(separator: "e")
        let digits = parts[0].split(separator: ".")
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let behindPoint = digits.count > 1 && digits[1] != "0" ? Array(digits[1].utf8) : []
        if exponent < 0 {
            whole = 0
            fraction = Array(repeating: UInt8(ascii: "0"), count: -exponent - 1) + Array(digits[0].utf8) + behindPoint
        } else {
            whole = Int(number.magnitude)
            fraction = behindPoint
        }
    }

    init(whole: Int, fraction: [UInt8]) {
        self.whole = whole
        self.fraction = fraction
    }

    /// 1.25 becomes -2 and 75 hundredths, which together are -1.25; and back.
    var negated: Decimal {
        let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
        guard let last = fraction.lastIndex(where: { $0 != zero }) else {
            return Decimal(whole: -whole, fraction: fraction)
        }
        var complement = fraction.map { zero + nine - $0 }
        complement[last] += 1
        for place in complement.indices where place > last { complement[place] = zero }
        return Decimal(whole: -whole - 1, fraction: complement)
    }

    var double: Double? {
        if whole < 0 { return negated.double.map { -$0 } }
        return Double("\(whole).\(fraction.isEmpty ? "0" : String(decoding: fraction, as: UTF8.self))")
    }
}

extension Int {
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
