/// A value of what surrounds the view that reads it; outside an evaluation, the usual value.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    public init(_ type: Value.Type) where Value: AnyObject {
        read = { values in
            guard let object = values[object: type] else {
                preconditionFailure("no view around this one has `.environment(_:)` with an object of \(type)")
            }
            return object
        }
    }

    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        read = { $0[object: type] }
    }

    public var wrappedValue: Value { read(Surroundings.current?.values ?? EnvironmentValues()) }
}
