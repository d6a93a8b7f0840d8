/// The name of a value in a suite.
///
/// Keys are compared by their bytes, as on Apple's systems: "é" as one character, and as a letter with an accent, are
/// two keys, though equal as Swift strings.
public struct Key: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The key as text.
    public let text: String

    /// Makes a key from any text.
    public init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
    }

    /// Makes a key from a literal.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    public var description: String { text }
}

extension Key: Hashable, Comparable {
    public static func == (left: Key, right: Key) -> Bool {
        left.text.hasSameBytes(as: right.text)
    }

    public static func < (left: Key, right: Key) -> Bool {
        left.text.compareBytes(with: right.text) < 0
    }

    public func hash(into hasher: inout Hasher) {
        text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
