extension Bool: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) { self = try json.boolean() }

    package func write(to json: inout JSONWriter) { json.literal(self ? "true" : "false") }
}

extension String: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) { self = try json.string() }

    package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        guard let value = Int(String(decoding: try json.number(), as: UTF8.self)) else {
            throw json.error(.expected("an integer of 64 bits"))
        }
        self = value
    }

    package func write(to json: inout JSONWriter) { json.literal(String(self)) }
}

extension Double: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let digits = try json.number()
        guard let value = Double(short: digits) ?? Double(String(decoding: digits, as: UTF8.self)), value.isFinite
        else {
            throw json.error(.expected("a number that a double can hold"))
        }
        self = value
    }

    /// A whole number is written without a fraction. Since JSON has finite numbers only, NaN becomes 0, and infinity the
    /// largest double.
    package func write(to json: inout JSONWriter) {
        let value = isNaN ? 0 : min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
        let whole = Int(exactly: value)
        json.literal(whole.map { String($0) } ?? value.description)
    }

    /// A number of few digits, for which one division is exact; nil for others.
    private init?(short digits: ArraySlice<UInt8>) {
        guard digits.count <= 16 else { return nil }
        var whole = 0
        var scale = 0.0
        for digit in digits where digit != UInt8(ascii: "-") {
            switch digit {
            case UInt8(ascii: "."): scale = 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                whole = whole * 10 + Int(digit - UInt8(ascii: "0"))
                scale *= 10
            default: return nil
            }
        }
        guard whole < 1 << 53 else { return nil }
        let value = scale == 0 ? Double(whole) : Double(whole) / scale
        self = digits.first == UInt8(ascii: "-") ? -value : value
    }
}
