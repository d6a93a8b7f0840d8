package import WidgetArchive

/// A part of what a widget shows.
@MainActor @preconcurrency public protocol View {
    /// The type of the view that `body` returns.
    associatedtype Body: View
    /// The views that this view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Nothing.
nonisolated public struct EmptyView: View, Primitive, Sendable {
    /// A view that shows nothing and takes no space.
    public init() {}

    @MainActor package func nodes(in context: Context) -> [Node] { [] }
}

/// A view of any type.
nonisolated public struct AnyView: View, Primitive {
    let view: any View

    /// Wraps a view.
    public init(_ view: some View) { self.view = view }

    /// Wraps a view.
    public init(erasing view: some View) { self.view = view }

    @MainActor package func nodes(in context: Context) -> [Node] { context.nodes(of: view) }
}
