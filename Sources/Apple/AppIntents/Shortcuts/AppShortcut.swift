/// The shortcuts of an app, which are not offered anywhere here.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Has no effect here.
    public static func updateAppShortcutParameters() {}
}

/// Phrases for an intent.
public struct AppShortcut: Sendable {
    /// The intent that it performs.
    public let intent: any AppIntent

    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.intent = intent
    }

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) { self.intent = intent }
}

/// A phrase that people say to perform an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let words: String

    /// A phrase without the app's name.
    public init(stringLiteral value: String) { words = value }

    public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

    /// Collects the words of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        var words = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { words += literal }

        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { words += "${applicationName}" }

        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            words += "${parameter}"
        }
    }
}

/// A token in a phrase.
public enum AppShortcutPhraseToken: Sendable {
    case applicationName
}

public enum ShortcutTileColor: Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grape, grayBlue, grayBrown
    case grayGreen
}

/// Collects shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
    public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
    public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap { $0 } }
}
