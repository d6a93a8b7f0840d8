import GroupStore
import GroupText

extension Value {
    /// The value of an XML element's text; nil if the text is invalid.
    init?(_ text: String, ofElement name: String) {
        switch name {
        case "string": self = .string(text)
        case "integer": self.init(integer: text.withoutSpaceAround)
        case "real":
            guard let number = Double(text.withoutSpaceAround.lowercased()) else { return nil }
            self = .real(number)
        case "date":
            let words = String(text.withoutSpaceAround)
            guard ISO8601(words)?.isStrict == true, let date = Timestamp(iso8601: words) else { return nil }
            self = .date(date)
        case "data":
            guard let bytes = Base64.decode(text.utf8.filter { $0 > 0x20 }) else { return nil }
            self = .data(bytes)
        default: return nil
        }
    }

    /// Reads decimal, or hex such as `-0x1F`.
    private init?(integer text: Substring) {
        let isNegative = text.hasPrefix("-")
        let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text
        let isHex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        guard let first = digits.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
            let magnitude = isHex ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
        else { return nil }
        guard isNegative else {
            self.init(unsigned: magnitude)
            return
        }
        guard magnitude <= Int64.min.magnitude else { return nil }
        self = .integer(Int64(truncatingIfNeeded: 0 &- magnitude))
    }
}

extension String {
    fileprivate var withoutSpaceAround: Substring {
        let tail = drop { $0.isWhitespace }
        return tail.lastIndex { !$0.isWhitespace }.map { tail[...$0] } ?? ""
    }
}
