package import WidgetArchive

/// A view: a part of a widget's user interface.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    /// The views that this view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view without content.
nonisolated public struct EmptyView: View, Primitive, Sendable {
    public init() {}

    @MainActor package func nodes(in context: Context) -> [Node] { [] }
}

/// A type-erased view.
nonisolated public struct AnyView: View, Primitive {
    let view: any View

    public init(_ view: some View) { self.view = view }

    public init(erasing view: some View) { self.view = view }

    @MainActor package func nodes(in context: Context) -> [Node] { context.nodes(of: view) }
}
