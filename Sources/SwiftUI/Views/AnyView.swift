package import WidgetArchive

/// A view of any type.
nonisolated public struct AnyView: View, Primitive {
    let view: any View

    public init(_ view: some View) { self.view = view }

    public init(erasing view: some View) { self.view = view }

    @MainActor package func nodes(in context: Context) -> [Node] { context.nodes(of: view) }
}
