/// The result of performing an intent.
public protocol IntentResult: Sendable {}

public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value
    var value: Value? { get }
}

public protocol ProvidesDialog: IntentResult {}

public protocol OpensIntent: IntentResult {}

public protocol ShowsSnippetView: IntentResult {}

/// Everything that an intent can say about its result.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView {
    public let value: Value?
    public let dialog: IntentDialog?
    let opensIntent: (any AppIntent)?

    init(value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: (any AppIntent)? = nil) {
        self.value = value
        self.dialog = dialog
        self.opensIntent = opensIntent
    }
}

/// A result that may ask for another intent to be performed.
protocol IntentOpener {
    var opensIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: IntentOpener {}

extension IntentResult where Self == IntentResultContainer<Never> {
    public static func result() -> Self { Self() }

    public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }

    public static func result(opensIntent: some AppIntent) -> Self { Self(opensIntent: opensIntent) }

    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
        Self(dialog: dialog, opensIntent: opensIntent)
    }
}

extension IntentResult {
    public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value)
    }

    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> {
        Self(value: value, dialog: dialog)
    }

    public static func result<Value: Sendable>(value: Value, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value> {
        Self(value: value, opensIntent: opensIntent)
    }
}
