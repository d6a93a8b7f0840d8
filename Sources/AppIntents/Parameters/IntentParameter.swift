import Synchronization
import WidgetArchive

/// A parameter of an intent. Copies of an intent share it.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: Sendable {
    let title: LocalizedStringResource?
    let standard: Value?
    let provider: Options?
    /// The least and the greatest number that it may be.
    let range: (minimum: WidgetArchive.Parameter?, maximum: WidgetArchive.Parameter?)
    private let storage: Mutex<Value?>

    /// Values that someone else than the type offers.
    struct Options: Sendable {
        let choices: @Sendable () async throws -> [Choice]
        let standard: @Sendable () async -> Choice?
    }

    init(
        title: LocalizedStringResource?, standard: Value.UnwrappedType?, provider: Options? = nil,
        range: (minimum: WidgetArchive.Parameter?, maximum: WidgetArchive.Parameter?) = (nil, nil)
    ) {
        self.title = title
        self.standard = standard.map { Value._wrapping($0) }
        self.provider = provider
        self.range = range
        storage = Mutex(self.standard)
    }

    public var wrappedValue: Value {
        get {
            if let value = storage.withLock(\.self) { return value }
            if let empty = Value._form.absent { return empty }
            let name = title.map { "'\($0.words)'" } ?? "of type \(Value.self)"
            preconditionFailure(
                "the parameter \(name) was read, but has no value: give it `default:`, or its entity's query a "
                    + "`defaultResult()`, or make it optional")
        }
        set { storage.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// What it is set to, if it is.
    var value: Value? { storage.withLock(\.self) }
}
