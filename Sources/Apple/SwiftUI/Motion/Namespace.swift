import Synchronization

/// A unique identifier owned by a view.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    /// The identifier, unique within the process.
    public let wrappedValue: ID

    /// Makes a unique identifier.
    public init() { wrappedValue = ID(number: Namespace.count.add(1, ordering: .relaxed).newValue) }

    private static let count = Atomic(0)

    /// The identifier of a namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }
}
