import SceneLayout
import WidgetArchive

/// A view with another behind it or before it.
nonisolated struct LayeredView<Content: View, Other: View>: View, Primitive {
    let content: Content
    let other: Other
    let alignment: Alignment
    let isBehind: Bool

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        let layer = context.layer(of: other, alignment: alignment)
        if layer.isEmptyStack { return nodes }
        return nodes.map { .layered(.init($0, layer, alignment: alignment.archived, isBehind: isBehind)) }
    }
}

/// A view of which only what lies within a form is seen.
nonisolated struct ClippedView<Content: View, Form: Shape>: View, Primitive {
    let content: Content
    let shape: Form

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        if let outline = shape.fixedOutline { return nodes.map { .clipped(.init(outline, $0)) } }
        return nodes.map { node in
            context.changed(node) { .clipped(.init(shape.outline(in: $1.frame.size), $0)) }
        }
    }
}

/// The same with the form of another view.
nonisolated struct MaskedView<Content: View, Mask: View>: View, Primitive {
    let content: Content
    let mask: Mask

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        let mask = context.node(of: mask)
        if case .surface(let surface) = mask { return nodes.map { .clipped(.init(surface.outline, $0)) } }
        guard case .deferred = mask else { return unmasked(nodes, in: context) }
        return nodes.map { node in
            context.changed(node) { node, space in
                guard case .surface(let surface) = context.recorder.maker.made(mask, in: space) else {
                    return unmasked([node], in: context)[0]
                }
                return .clipped(.init(surface.outline, node))
            }
        }
    }

    @MainActor private func unmasked(_ nodes: [Node], in context: Context) -> [Node] {
        context.note("`.mask` has no effect here, but with a shape")
        return nodes
    }
}
