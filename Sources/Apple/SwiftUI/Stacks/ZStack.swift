package import WidgetArchive

/// Views on top of each other.
nonisolated public struct ZStack<Content: View>: View, Primitive {
    let alignment: Alignment
    let content: Content

    /// Views aligned on top of each other, the last one in front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let children = context.aligning(by: alignment).alignedNodes(of: content)
        return [.stack(.init(.depth, alignment: alignment.archived, children))]
    }
}

extension Node {
    var isEmptyStack: Bool {
        if case .stack(let stack) = self { stack.children.isEmpty } else { false }
    }
}

extension Context {
    /// A view as a single node, with its children on top of each other.
    func layer(of view: some View, alignment: Alignment) -> Node {
        let nodes = aligning(by: alignment).alignedNodes(of: view)
        return nodes.count == 1 ? nodes[0] : .stack(.init(.depth, alignment: alignment.archived, nodes))
    }
}
