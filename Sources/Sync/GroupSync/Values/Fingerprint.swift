package import GroupStore
import GroupText

/// A hash of a value, by which two machines compare values without storing them.
package struct Fingerprint: Hashable, Sendable {
    private let number: UInt64

    package init(_ value: Value) {
        // Over a text that is equal exactly for equal values.
        number = StableHash.number(Array(value.json().utf8))
    }

    package init?(text: String) {
        guard text.utf8.count == 16, let number = UInt64(text, radix: 16) else { return nil }
        self.number = number
    }

    package var text: String { StableHash.text(number) }
}
