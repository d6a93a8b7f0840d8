/// Reads a value from the environment; outside of an evaluation, the default value.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads an object that an enclosing view provides; it is an error if none does.
    public init(_ type: Value.Type) where Value: AnyObject {
        read = { values in
            guard let object = values[object: type] else {
                preconditionFailure("no view around this one has `.environment(_:)` with an object of \(type)")
            }
            return object
        }
    }

    /// Reads an object that an enclosing view provides; nil if none does.
    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        read = { $0[object: type] }
    }

    /// The value in the environment of the view being evaluated.
    public var wrappedValue: Value { read(CurrentEvaluation.current?.values ?? EnvironmentValues()) }
}
