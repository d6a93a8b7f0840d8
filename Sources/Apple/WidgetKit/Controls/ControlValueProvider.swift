public import AppIntents

/// Provides the value that a control shows.
public protocol ControlValueProvider<Value> {
    associatedtype Value

    func currentValue() async throws -> Value
    /// The value to show in a gallery, which may be made up.
    var previewValue: Value { get }
}

/// Provides the value of a control that can be configured.
public protocol AppIntentControlValueProvider<Configuration, Value> {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    func currentValue(configuration: Configuration) async throws -> Value
    /// The value to show in a gallery, which may be made up.
    func previewValue(configuration: Configuration) -> Value
}
