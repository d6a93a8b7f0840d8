/// A value that views hand down to those within them.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
