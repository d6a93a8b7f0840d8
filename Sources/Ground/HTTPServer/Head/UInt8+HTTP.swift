/// The classes of characters of RFC 9110 and RFC 3986.
extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let dot = UInt8(ascii: ".")

    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isLetterOrDigit: Bool { isDigit || (0x61...0x7A).contains(lowercased) }
    var isHexDigit: Bool { isDigit || (0x61...0x66).contains(lowercased) }
    /// In lower case, if it is a letter of ASCII.
    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

    /// A character of a method or of a field's name.
    var isTokenCharacter: Bool { isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(self) }
    /// A character of a path or a query that is not encoded.
    var isTargetCharacter: Bool { isLetterOrDigit || "-._~!$&'()*+,;=:@/?".utf8.contains(self) }
}

extension BidirectionalCollection<UInt8> {
    /// Without the spaces and tabs around it.
    var trimmed: SubSequence {
        let isBlank = { (byte: UInt8) in byte == .space || byte == .tab }
        guard let last = lastIndex(where: { !isBlank($0) }) else { return self[endIndex...] }
        return self[...last].drop(while: isBlank)
    }
}
