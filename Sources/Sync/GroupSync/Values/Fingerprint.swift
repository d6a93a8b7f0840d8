package import GroupStore

/// A hash of a value, by which two machines compare values without storing them.
package struct Fingerprint: Hashable, Sendable {
    private let number: UInt64

    package init(_ value: Value) {
        // FNV-1a, over a text that is equal exactly for equal values.
        number = value.json().utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    package init?(text: String) {
        guard text.utf8.count == 16, let number = UInt64(text, radix: 16) else { return nil }
        self.number = number
    }

    package var text: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
