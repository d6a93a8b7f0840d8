/// A value owned by a view. A widget's views are evaluated once, so it keeps its initial value.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let storage: Storage

    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    /// A value with an initial value.
    public init(wrappedValue value: Value) { storage = Storage(value) }

    /// A value with an initial value.
    public init(initialValue value: Value) { storage = Storage(value) }

    /// The value; setting it does not update the widget.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A value that is nil.
    public init() { self.init(wrappedValue: nil) }
}

/// A property whose value comes from outside of its view.
public protocol DynamicProperty {
    /// Never called here: values are read when a view is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Never called here: values are read when a view is evaluated.
    public mutating func update() {}
}
