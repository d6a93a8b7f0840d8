import SceneLayout
import WidgetArchive

/// A view with a background or an overlay.
nonisolated struct LayeredView<Content: View, Other: View>: View, Primitive {
    let content: Content
    let other: Other
    let alignment: Alignment
    let isBehind: Bool

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        let layer = context.at(1).layer(of: other, alignment: alignment)
        if layer.isEmptyStack { return nodes }
        return nodes.map { .layered(.init($0, layer, alignment: alignment.archived, isBehind: isBehind)) }
    }
}

/// A view clipped to a form.
nonisolated struct ClippedView<Content: View, Form: Shape>: View, Primitive {
    let content: Content
    let shape: Form

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        if let outline = context.fixedOutline(of: shape) { return nodes.map { .clipped(.init(outline, $0)) } }
        return nodes.map { node in
            context.changed(node) { .clipped(.init(context.outline(of: shape, in: $1.frame.size), $0)) }
        }
    }
}

/// A view with a mask.
nonisolated struct MaskedView<Content: View, Mask: View>: View, Primitive {
    let content: Content
    let mask: Mask
    let alignment: Alignment

    @MainActor package func nodes(in context: Context) -> [Node] {
        let mask = context.at(1).layer(of: mask, alignment: alignment)
        return context.nodes(of: content).map { .masked(.init($0, by: mask, alignment: alignment.archived)) }
    }
}
