import Synchronization

/// Identifies a subscriber or subscription.
public struct CombineIdentifier: Hashable, Sendable {
    private static let last = Atomic<UInt64>(0)

    private let number: UInt64

    /// An identifier that was never used before.
    public init() { number = CombineIdentifier.last.add(1, ordering: .relaxed).newValue }

    /// The identifier of an object, unique while it lives.
    public init(_ object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
}

/// A subscriber or subscription with an identity.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
