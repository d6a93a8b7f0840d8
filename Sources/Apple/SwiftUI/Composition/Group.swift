package import WidgetArchive

/// A group of views, laid out by whatever encloses the group.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// Groups views, so that modifiers apply to each of them.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: Primitive where Content: View {
    @MainActor package func nodes(in context: Context) -> [Node] { context.nodes(of: content) }
}
