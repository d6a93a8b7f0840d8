/// What a widget is made of: its kind, its provider, its content, and what is said about it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    nonisolated public init() {}

    public var body: Never { notEvaluated(Self.self) }
}

/// The body of what has none. Nothing here asks for it, and a program that does has no use for an answer.
package func notEvaluated(_ type: Any.Type) -> Never {
    preconditionFailure("\(type) has no body")
}
