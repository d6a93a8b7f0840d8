/// The result of performing an intent.
public protocol IntentResult: Sendable {}

public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value
    var value: Value? { get }
}

/// A result with a dialog, which is not shown here.
public protocol ProvidesDialog: IntentResult {}

/// A result that asks for another intent to be performed.
public protocol OpensIntent: IntentResult {}

/// A result with a view, which is not shown here.
public protocol ShowsSnippetView: IntentResult {}

/// The result of an intent: a value, a dialog and a further intent, each of them optional.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView {
    public let value: Value?
    /// The dialog, if any, which is not shown here.
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
    /// A result without a value.
    public static func result() -> Self { Self() }

    /// A result with a dialog, which is not shown here.
    public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }

    public static func result(opensIntent: some AppIntent) -> Self { Self(opensIntent: opensIntent) }

    /// A result that asks for another intent to be performed, with a dialog, which is not shown here.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
        Self(dialog: dialog, opensIntent: opensIntent)
    }
}

extension IntentResult {
    public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value)
    }

    /// A result with a value and a dialog, which is not shown here.
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> {
        Self(value: value, dialog: dialog)
    }

    /// A result with a value that asks for another intent to be performed.
    public static func result<Value: Sendable>(value: Value, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value> {
        Self(value: value, opensIntent: opensIntent)
    }
}

/// The result of an intent that always throws.
extension Never: IntentResult {}
