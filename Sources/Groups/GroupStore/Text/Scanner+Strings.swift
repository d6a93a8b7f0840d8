extension Scanner {
    /// The range of a string's characters, between its quotes.
    struct StringToken {
        var start: Int
        var end: Int
        var hasEscapes: Bool
    }

    /// Skips and checks a string.
    mutating func skipString() throws(Fault) -> StringToken {
        try expect(.quote, or: "a string in double quotes")
        var token = StringToken(start: position, end: position, hasEscapes: false)
        while true {
            position += lengthOfPlainRun()
            switch byte {
            case .quote:
                token.end = position
                position += 1
                return token
            case .backslash:
                token.hasEscapes = true
                _ = try readEscape()
            case 0x80...:
                try skipCharacterBeyondASCII()
            default:
                throw Fault(at: position, position >= count ? .cutShort : .controlCharacter)
            }
        }
    }

    /// The number of bytes from here on that are plain ASCII characters of a string. Eight are examined at a time: each
    /// of the terms sets the top bit of a byte of the named kind.
    @inline(__always)
    private func lengthOfPlainRun() -> Int {
        let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        var place = position
        while true {
            let word = UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self).littleEndian
            let quotes = word ^ (ones &* UInt64(UInt8.quote))
            let backslashes = word ^ (ones &* UInt64(UInt8.backslash))
            let special =
                (word | ((word &- ones &* 0x20) & ~word) | ((quotes &- ones) & ~quotes)
                    | ((backslashes &- ones) & ~backslashes)) & tops
            if special != 0 { return place + special.trailingZeroBitCount / 8 - position }
            place += 8
        }
    }

    /// Skips a character of two to four bytes, which must be well-formed UTF-8 (Unicode 15, table 3-7).
    private mutating func skipCharacterBeyondASCII() throws(Fault) {
        let (first, second) = (bytes[position], bytes[position + 1])
        let length: Int
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: length = second >= 0xA0 ? 3 : 0
        case 0xED: length = second < 0xA0 ? 3 : 0
        case 0xE1...0xEF: length = 3
        case 0xF0: length = second >= 0x90 ? 4 : 0
        case 0xF4: length = second < 0x90 ? 4 : 0
        case 0xF1...0xF3: length = 4
        default: length = 0
        }
        guard length > 0, (1..<length).allSatisfy({ bytes[position + $0] & 0xC0 == 0x80 }) else {
            throw Fault(at: position, .invalidUTF8)
        }
        position += length
    }

    /// Reads an escape, and returns its character.
    private mutating func readEscape() throws(Fault) -> Unicode.Scalar {
        let start = position
        position += 2
        switch bytes[position - 1] {
        case .quote: return "\""
        case .backslash: return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{08}"
        case UInt8(ascii: "f"): return "\u{0C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try readHexUnit(escapeAt: start)
            if let scalar = Unicode.Scalar(unit) { return scalar }
            return try readLowSurrogate(after: unit, escapeAt: start)
        default:
            throw Fault(at: start, start + 1 >= count ? .cutShort : .badEscape)
        }
    }

    private mutating func readHexUnit(escapeAt start: Int) throws(Fault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw Fault(at: start, position >= count ? .cutShort : .badEscape)
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    private mutating func readLowSurrogate(after high: UInt16, escapeAt start: Int) throws(Fault) -> Unicode.Scalar {
        guard UTF16.isLeadSurrogate(high), take(.backslash), take(UInt8(ascii: "u")) else {
            throw Fault(at: start, .loneSurrogate)
        }
        let low = try readHexUnit(escapeAt: position - 2)
        guard UTF16.isTrailSurrogate(low),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
        else { throw Fault(at: start, .loneSurrogate) }
        return scalar
    }

    /// The characters of a skipped string, with escapes resolved.
    func string(_ token: StringToken) -> String {
        let raw = UnsafeBufferPointer(start: bytes + token.start, count: token.end - token.start)
        guard token.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
        return String(decoding: unescaped(token), as: UTF8.self)
    }

    /// The UTF-8 of a skipped string that has escapes.
    func unescaped(_ token: StringToken) -> [UInt8] {
        var reader = self
        reader.position = token.start
        var plain: [UInt8] = []
        plain.reserveCapacity(token.end - token.start)
        while reader.position < token.end {
            if reader.byte == .backslash {
                // The string was checked when it was skipped, so the escape is valid.
                guard let scalar = try? reader.readEscape() else { break }
                plain.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
            } else {
                plain.append(reader.byte)
                reader.position += 1
            }
        }
        return plain
    }
}
