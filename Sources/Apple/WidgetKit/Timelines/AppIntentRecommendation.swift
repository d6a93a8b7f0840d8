public import AppIntents
public import Intents

/// A configuration that a widget recommends.
public struct _IntentRecommendation<Intent> {
    /// The recommended values.
    public let intent: Intent
    /// The description that people read.
    public let description: LocalizedStringResource

    public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        self.description = description
    }

    /// Recommends a configuration, with an untranslated description.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
    }
}

public typealias AppIntentRecommendation<Intent: WidgetConfigurationIntent> = _IntentRecommendation<Intent>
public typealias IntentRecommendation<Intent: INIntent> = _IntentRecommendation<Intent>
