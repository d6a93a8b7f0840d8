public import Foundation

/// An action of a person, with an intent that would repeat it.
public final class INInteraction: NSObject, Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Has no effect here: nothing learns from donations.
    public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// Has no effect here: nothing learns from donations.
    public func donate() async throws {}

    /// Has no effect here: there are no donations.
    public static func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// A person's settings for Siri, which does not exist here.
public final class INPreferences: NSObject {
    /// Always denied here.
    public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

    /// Reports that Siri is denied, at once.
    public static func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    /// The language of the environment.
    public static func siriLanguageCode() -> String { Locale.current.identifier }
}

/// Whether a person allows Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// The choices that source code may name.
    case notDetermined, restricted, denied, authorized
}
