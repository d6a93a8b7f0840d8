public import AppIntents
public import FoundationEssentials

/// Provides the value that a control shows.
public protocol ControlValueProvider<Value> {
    associatedtype Value

    /// The value to show in a gallery, which may be made up.
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Provides the value of a control that can be configured.
public protocol AppIntentControlValueProvider<Configuration, Value> {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    /// The value to show in a gallery, which may be made up.
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// Handles changes of controls' push tokens, which do not exist here.
public protocol ControlPushHandler {
    /// Makes the handler.
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// The push token of a control.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}
