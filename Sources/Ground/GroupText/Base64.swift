/// Base64 with padding, as in RFC 4648.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The six bits that each byte encodes; 255 for a byte outside the alphabet.
    private static let sixBits: [UInt8] = {
        var table = [UInt8](repeating: 255, count: 256)
        for (bits, character) in alphabet.enumerated() { table[Int(character)] = UInt8(bits) }
        return table
    }()

    package static func encode(_ bytes: [UInt8], into text: inout [UInt8]) {
        var place = 0
        while place < bytes.count {
            let group = bytes[place..<min(place + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for character in 0..<4 {
                let sextet = Int(bits >> UInt32(18 - 6 * character)) & 63
                text.append(character <= group.count ? alphabet[sextet] : UInt8(ascii: "="))
            }
            place += 3
        }
    }

    /// Decodes a text; nil if any character, the padding or a spare bit differs from what `encode` writes.
    package static func decode(_ text: [UInt8]) -> [UInt8]? {
        guard text.count % 4 == 0 else { return nil }
        let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (bits, held): (UInt32, UInt32) = (0, 0)
        for character in text.dropLast(padding) {
            let sextet = sixBits[Int(character)]
            guard sextet < 64 else { return nil }
            bits = bits << 6 | UInt32(sextet)
            held += 6
            if held >= 8 {
                held -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> held))
            }
        }
        return bits & ((1 << held) - 1) == 0 ? bytes : nil
    }
}
