/// A hash that is the same in every process and version, unlike Swift's own: FNV-1a, 64 bits. It tells values apart that
/// nobody forges.
package enum StableHash {
    package static func number(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var number: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return number
        }
    }

    /// In 16 hexadecimal digits.
    package static func text(_ bytes: some Sequence<UInt8>) -> String { text(number(Array(bytes))) }

    package static func text(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
