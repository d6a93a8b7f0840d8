/// What a widget is made of: its kind, its provider, its content, and what is said about it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of `body`.
    associatedtype Body: WidgetConfiguration

    /// The configuration that this one is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// A configuration of no widget.
    nonisolated public init() {}

    /// Never called: the configuration has no body.
    public var body: Never { notEvaluated(Self.self) }
}

/// The body of what has none. Nothing here asks for it, and a program that does has no use for an answer.
package func notEvaluated(_ type: Any.Type) -> Never {
    preconditionFailure("\(type) has no body")
}
