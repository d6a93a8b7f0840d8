/// The configuration of a widget: its kind, provider, content and description.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    /// The configuration that this one is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
    nonisolated public init() {}

    public var body: Never { notEvaluated(Self.self) }
}

/// Traps: for types whose body is never evaluated.
package func notEvaluated(_ type: Any.Type) -> Never {
    preconditionFailure("\(type) has no body")
}
