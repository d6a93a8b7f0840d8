package import WidgetArchive

/// Several views, one after the other.
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
        views.flatMap { context.nodes(of: $0) }
    }
}
