/// The configuration of a placed widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: the intent holds a configuration.
    public func perform() async throws -> IntentResultContainer<Never> { IntentResultContainer() }
}

public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never> { IntentResultContainer() }
}

/// An intent that replaces one of the Intents framework.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class that the intent replaces, which has no effect here.
    static var intentClassName: String { get }
}
