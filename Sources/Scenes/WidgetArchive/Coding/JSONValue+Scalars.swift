extension JSONValue {
    func boolean() throws(ArchiveError) -> Bool {
        switch token.kind {
        case .yes: true
        case .no: false
        default: throw error(.expected("true or false"))
        }
    }

    package var isString: Bool { token.kind == .plainString || token.kind == .string }

    func string() throws(ArchiveError) -> String {
        guard isString else { throw error(.expected("a string")) }
        guard let words = stringIfAny else { throw error(.damaged(JSONValue.invalidString)) }
        return words
    }

    /// Nil for anything but a valid string, without the cost of an error.
    package var stringIfAny: String? {
        guard isString else { return nil }
        let letters = text.bytes[Int(token.start) + 1..<Int(token.end) - 1]
        // ASCII needs no validation, which would be much slower.
        return token.kind == .plainString ? String(decoding: letters, as: UTF8.self) : JSONValue.unescaped(letters)
    }

    /// The digits of a number.
    func number() throws(ArchiveError) -> ArraySlice<UInt8> {
        guard token.kind == .number else { throw error(.expected("a number")) }
        return text.bytes[Int(token.start)..<Int(token.end)]
    }

    static let invalidString = "a string has invalid UTF-8 or an invalid escape"

    static func unescaped(_ letters: ArraySlice<UInt8>) -> String? {
        guard letters.contains(UInt8(ascii: "\\")) else { return String(validating: letters, as: UTF8.self) }
        var units: [UInt16] = []
        var rest = letters
        while let letter = rest.popFirst() {
            if letter == UInt8(ascii: "\\") {
                guard let unit = JSONValue.escape(&rest) else { return nil }
                units.append(unit)
            } else {
                let end = rest.firstIndex(of: UInt8(ascii: "\\")) ?? rest.endIndex
                guard let plain = String(validating: [letter] + rest[..<end], as: UTF8.self) else { return nil }
                units.append(contentsOf: plain.utf16)
                rest = rest[end...]
            }
        }
        return String(validating: units, as: UTF16.self)
    }

    private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case let letter?
        where letter == UInt8(ascii: "\"") || letter == UInt8(ascii: "\\") || letter == UInt8(ascii: "/"):
            return UInt16(letter)
        case UInt8(ascii: "u"):
            let digits = rest.prefix(4)
            rest = rest.dropFirst(4)
            guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
            return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        default: return nil
        }
    }
}
