extension [UInt8] {
    /// Appends a JSON string, quoted and with as few escapes as JSON allows.
    package mutating func append(quoting text: String) {
        var text = text
        append(UInt8(ascii: "\""))
        text.withUTF8 { raw in
            var done = 0
            for (place, byte) in raw.enumerated() where byte.needsEscape {
                append(contentsOf: raw[done..<place])
                append(escaped: byte)
                done = place + 1
            }
            append(contentsOf: raw[done...])
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(escaped byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
        case 0x08: append(UInt8(ascii: "b"))
        case 0x0C: append(UInt8(ascii: "f"))
        default: append(contentsOf: "u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
        }
    }
}

extension UInt8 {
    fileprivate var needsEscape: Bool { self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
