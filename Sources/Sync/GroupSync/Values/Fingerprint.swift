package import GroupStore

/// A short stand-in for a value, by which two machines' values are compared without keeping them.
package struct Fingerprint: Hashable, Sendable {
    private let number: UInt64

    package init(_ value: Value) {
        // FNV-1a, over a text that is the same for equal values and different for all others.
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
