/// A value of a view's own. In a widget, whose views are evaluated once, it keeps the value it begins with.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let storage: Storage

    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    public init(wrappedValue value: Value) { storage = Storage(value) }

    public init(initialValue value: Value) { storage = Storage(value) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A property of a view that gets its value from outside.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
