package import WidgetArchive

/// Builds a view from the statements of a closure.
@resultBuilder nonisolated public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views: views)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A sequence of views.
nonisolated public struct TupleView<T>: View {
    public var value: T
    let views: [any View]

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: Primitive {
    @MainActor package func nodes(in context: Context) -> [Node] {
        views.enumerated().flatMap { context.at($0).nodes(of: $1) }
    }
}
