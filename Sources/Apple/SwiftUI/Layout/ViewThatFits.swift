package import WidgetArchive

/// A view that shows the first of its children that fits.
nonisolated public struct ViewThatFits<Content: View>: View, Primitive {
    let axes: Axis.Set
    let content: Content

    /// Shows the first view whose ideal size fits along the given axes, or else the last.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        [.fitting(.init(axes.archived, context.nodes(of: content)))]
    }
}
