import Synchronization

/// The identity of a subscriber or subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let number: UInt64

    private static let last = Atomic<UInt64>(0)

    /// A new identity.
    public init() { number = CombineIdentifier.last.add(1, ordering: .relaxed).newValue }

    /// The identity of an object, as long as it lives.
    public init(_ object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The number of the identity.
    public var description: String { "0x" + String(number, radix: 16) }
}
