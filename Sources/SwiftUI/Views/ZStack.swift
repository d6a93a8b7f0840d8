package import WidgetArchive

/// Views in front of each other.
nonisolated public struct ZStack<Content: View>: View, Primitive {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        [.stack(.init(.depth, alignment: alignment.archived, context.nodes(of: content)))]
    }
}

extension Node {
    var isEmptyStack: Bool {
        if case .stack(let stack) = self { stack.children.isEmpty } else { false }
    }
}

extension Context {
    /// A view as one node, its parts in front of each other.
    func layer(of view: some View, alignment: Alignment) -> Node {
        let nodes = nodes(of: view)
        return nodes.count == 1 ? nodes[0] : .stack(.init(.depth, alignment: alignment.archived, nodes))
    }
}
