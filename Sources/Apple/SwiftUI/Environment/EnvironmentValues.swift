/// The environment of a view.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Casting a missing value to an optional type would turn it into an explicit nil.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var description: String { "\(values.count) values that are not the usual ones" }

    /// Records that the view being evaluated depends on a value.
    package static func noteRead(_ name: String) {
        CurrentEvaluation.current?.recorder.noteRead(name)
    }

    /// The object that an enclosing view provides for a type.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

/// A key of a custom environment value.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment; its initial value is the default.
///
/// Others have it from the plugin WidgetExtension, and only if they use it: where a macro of this name is visible, the
/// compiler may not find the `Entry` of a provider in another file.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
package macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
