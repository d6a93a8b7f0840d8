import WidgetArchive

/// A view with another behind it or before it.
nonisolated struct LayeredView<Content: View, Other: View>: View, Primitive {
    let content: Content
    let other: Other
    let alignment: Alignment
    let isBehind: Bool

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        let layer = context.with { values in
            if let node = nodes.first, nodes.count == 1 { values.offeredSize = node.size(offered: values.offeredSize) }
        }.layer(of: other, alignment: alignment)
        if layer.isEmptyStack { return nodes }
        return nodes.map { .layered(.init($0, layer, alignment: alignment.archived, isBehind: isBehind)) }
    }
}

/// A view of which only what lies within a form is seen.
nonisolated struct MaskedView<Content: View, Mask: View>: View, Primitive {
    let content: Content
    let mask: Mask

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        guard case .surface(let surface) = context.node(of: mask) else {
            context.note("`.mask` has no effect here, but with a shape")
            return nodes
        }
        return nodes.map { .clipped(.init(surface.outline, $0)) }
    }
}
