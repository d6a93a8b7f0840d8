import Synchronization

/// A unique identifier owned by a view.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    /// The identifier, unique within the process.
    public let wrappedValue: ID

    public init() { wrappedValue = ID(number: Namespace.count.add(1, ordering: .relaxed).newValue) }

    private static let count = Atomic(0)

    public struct ID: Hashable, Sendable {
        let number: Int
    }
}
