import Synchronization
import WidgetArchive

/// A parameter of an intent, shared by all copies of the intent.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: Sendable {
    let title: LocalizedStringResource?
    let standard: Value?
    let provider: Options?
    /// The range of a number.
    let range: (minimum: WidgetArchive.Parameter?, maximum: WidgetArchive.Parameter?)
    private let storage: Mutex<Value?>

    /// Values from an options provider instead of the type.
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

    /// For `@Parameter` without arguments, for which the compiler does not look into extensions.
    public convenience init() { self.init(title: nil, standard: nil) }

    /// The value; reading it is an error if it is neither set nor optional.
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

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    var value: Value? { storage.withLock(\.self) }
}
