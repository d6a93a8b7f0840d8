/// A configuration that a widget recommends.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The recommended values.
    public let intent: Intent
    /// What people read about it.
    public let description: LocalizedStringResource

    /// Recommends a configuration.
    public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        self.description = description
    }

    /// Recommends a configuration, with a description that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
    }
}
