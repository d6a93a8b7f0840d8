import GroupStore

/// Reads an old-style property list, as on NeXTSTEP, which has text, data, arrays and dictionaries:
///
///     { name = Minsu; vehicles = (12, "AA BB"); token = <00ff>; }  // and comments
struct OldStyleReader {
    typealias Problem = PropertyList.Problem

    private var text: PropertyListText
    private let allowsRepeatedKeys: Bool

    init(_ text: PropertyListText, allowsRepeatedKeys: Bool) {
        self.text = text
        self.allowsRepeatedKeys = allowsRepeatedKeys
    }

    /// Whether the text has this form rather than XML: `<00 ff>` is data, `<dict>` a tag.
    static func canRead(_ text: PropertyListText) -> Bool {
        var text = text
        text.skipSpace()
        guard text.take("<") else { return true }
        _ = text.take { isHexDigit($0) || $0 <= 0x20 && $0 > 0 }
        return text.next == UInt8(ascii: ">")
    }

    mutating func list() throws(Problem) -> Value {
        let value = try value(within: 0)
        try skipSpace()
        guard text.isAtEnd else { throw text.problem("something follows the list") }
        return value
    }

    private mutating func skipSpace() throws(Problem) {
        while true {
            text.skipSpace()
            if text.take("//") {
                _ = text.take { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            } else if text.take("/*") {
                _ = try text.take(through: "*/", of: "a comment")
            } else {
                return
            }
        }
    }

    private mutating func value(within level: Int) throws(Problem) -> Value {
        try skipSpace()
        guard level <= PropertyList.maximumDepth else {
            throw text.problem("it is nested more than \(PropertyList.maximumDepth) levels deep")
        }
        if text.take("{") { return .dictionary(try dictionary(level)) }
        if text.take("(") { return .array(try array(level)) }
        if text.take("<") { return .data(try data()) }
        return .string(try string("a value"))
    }

    private mutating func array(_ level: Int) throws(Problem) -> [Value] {
        var values: [Value] = []
        while true {
            try skipSpace()
            if text.take(")") { return values }
            if !values.isEmpty {
                try text.require(",", "',' or ')'")
                try skipSpace()
                if text.take(")") { return values }
            }
            values.append(try value(within: level + 1))
        }
    }

    private mutating func dictionary(_ level: Int) throws(Problem) -> Members {
        let place = text.position - 1
        var pairs: [(Key, Value)] = []
        while true {
            try skipSpace()
            if text.take("}") { break }
            let name = try string("a key")
            try skipSpace()
            // A key alone is its own value.
            pairs.append((Key(name), text.take("=") ? try value(within: level + 1) : .string(name)))
            try skipSpace()
            if !text.begins(with: "}") { try text.require(";", "';'") }
        }
        let members = Members(pairs)
        if members.count < pairs.count, !allowsRepeatedKeys {
            throw text.problem("a key appears twice in this dictionary", at: place)
        }
        return members
    }

    private mutating func data() throws(Problem) -> [UInt8] {
        let place = text.position - 1
        let digits = text.take { OldStyleReader.isHexDigit($0) || $0 <= 0x20 && $0 > 0 }.filter { $0 > 0x20 }
        guard text.take(">"), digits.count % 2 == 0 else { throw text.problem("this is not data in hex", at: place) }
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        Unicode.Scalar(byte).properties.isASCIIHexDigit
    }

    // MARK: Text

    private mutating func string(_ what: String) throws(Problem) -> String {
        for quote in ["\"", "'"] as [StaticString] where text.take(quote) {
            return try quotedString(quote)
        }
        let word = text.take { byte in
            let scalar = Unicode.Scalar(byte)
            return byte < 0x80 && scalar.properties.isAlphabetic || scalar.properties.numericType != nil && byte < 0x80
                || "_$/:.-".utf8.contains(byte)
        }
        guard !word.isEmpty else { throw text.problem("\(what) is missing here") }
        return String(word)
    }

    private mutating func quotedString(_ quote: StaticString) throws(Problem) -> String {
        let place = text.position - 1
        let end = quote.withUTF8Buffer { $0[0] }
        var units: [UInt16] = []
        while true {
            units += String(text.take { $0 != end && $0 != UInt8(ascii: "\\") }).utf16
            if text.take(quote) { break }
            guard text.take("\\") else { throw text.problem("this text has no end", at: place) }
            if let unit = try escape() { units.append(unit) }
        }
        guard let result = String(validating: units, as: UTF16.self) else {
            throw text.problem("this text has an unpaired surrogate", at: place)
        }
        return result
    }

    private static let named: [UInt8: UInt16] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
        UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
    ]

    /// Reads an escape after its backslash: a letter, `U` and four hex digits, three octal digits, or the character
    /// itself. Nil before a character that is more than one byte, which then follows as if it stood alone.
    private mutating func escape() throws(Problem) -> UInt16? {
        let place = text.position - 1
        if text.take("U") || text.take("u") {
            var digits = 0
            let code = text.take { byte in
                digits += 1
                return digits <= 4 && OldStyleReader.isHexDigit(byte)
            }
            guard let unit = UInt16(String(code), radix: 16) else {
                throw text.problem("\\U is not followed by hex", at: place)
            }
            return unit
        }
        var digits = 0
        let octal = text.take { byte in
            digits += 1
            return digits <= 3 && (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte)
        }
        if let code = UInt16(String(octal), radix: 8) {
            guard code < 0x80 else {
                throw text.problem("\\\(String(octal)) is in NeXT's own encoding; use \\U", at: place)
            }
            return code
        }
        let letter = text.next
        guard !text.isAtEnd else { throw text.problem("a backslash escapes nothing here", at: place) }
        guard letter < 0x80 else { return nil }
        text.skip(1)
        return OldStyleReader.named[letter] ?? UInt16(letter)
    }
}
