import GroupStore

extension Value {
    /// The value for scripts: a scalar without quotes, an array or a dictionary as JSON on one line.
    var bare: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .unsigned(let number): String(number)
        case .real(let number): number.description
        case .boolean(let flag): flag ? "true" : "false"
        case .date(let date): date.iso8601 ?? date.secondsSinceReferenceDate.description
        case .data(let bytes): bytes.hex
        case .array, .dictionary: json()
        }
    }
}

extension [UInt8] {
    var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
