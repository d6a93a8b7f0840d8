import Synchronization

/// A name that belongs to one view.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public let wrappedValue: ID

    public init() { wrappedValue = ID(number: Namespace.count.add(1, ordering: .relaxed).newValue) }

    private static let count = Atomic(0)

    nonisolated public struct ID: Hashable, Sendable {
        let number: Int
    }
}

/// A number that grows with the letters the user wants.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
