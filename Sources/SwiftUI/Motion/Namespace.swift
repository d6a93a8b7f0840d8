import Synchronization

/// A name that belongs to one view.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public let wrappedValue: ID

    public init() { wrappedValue = ID(number: Namespace.count.add(1, ordering: .relaxed).newValue) }

    private static let count = Atomic(0)

    public struct ID: Hashable, Sendable {
        let number: Int
    }
}
