package import WidgetArchive

/// Nothing.
nonisolated public struct EmptyView: View, Primitive, Sendable {
    public init() {}

    @MainActor package func nodes(in context: Context) -> [Node] { [] }
}
