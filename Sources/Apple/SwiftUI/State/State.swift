/// A value owned by a view, from when it appears until it is shown: each entry begins with the initial value.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private var storage: Storage

    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    public init(wrappedValue value: Value) { storage = Storage(value) }

    public init(initialValue value: Value) { storage = Storage(value) }

    /// The value; setting it when the view appears updates the view.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State: KeptProperty {
    mutating func keep(in life: ViewLife, at identity: Identity) {
        storage = life.kept(at: identity) { Storage(storage.value) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A value that is nil.
    public init() { self.init(wrappedValue: nil) }
}

/// A property whose value comes from outside of its view.
public protocol DynamicProperty {
    /// Called before the body of the view is read.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
