package import WidgetArchive

/// A line between the parts of a stack.
nonisolated public struct Divider: View, Primitive, Sendable {
    /// A line across the axis of the enclosing stack.
    public init() {}

    @MainActor package func nodes(in context: Context) -> [Node] {
        [.divider(.init(context.environment.paint(of: SeparatorShapeStyle())))]
    }
}
