package import WidgetArchive

/// A line between views.
nonisolated public struct Divider: View, Primitive, Sendable {
    /// A line across the axis of the enclosing stack.
    public init() {}

    @MainActor package func nodes(in context: Context) -> [Node] {
        [.divider(.init(context.environment.paint(of: SeparatorShapeStyle())))]
    }
}
