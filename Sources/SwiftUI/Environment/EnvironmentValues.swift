/// What surrounds a view.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The default values.
    public init() {}

    /// The value for a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // A missing value must not be cast: it would become a nil that was set, where the value is optional.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The number of values that differ from the defaults.
    public var description: String { "\(values.count) values that are not the usual ones" }

    /// Tells the evaluation under way, if there is one, that the view depends on a value.
    package static func noteRead(_ name: String) {
        Surroundings.current?.recorder.noteRead(name)
    }

    /// The object of a type that a view was given.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

/// A value that views hand down to those within them.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}
