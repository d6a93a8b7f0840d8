import WidgetArchive

/// A view to which something happens in its life, which nothing does to an empty one.
nonisolated struct LivingView<Content: View, Event: LifeEvent>: View, Primitive {
    let content: Content
    let event: Event

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        if !nodes.isEmpty { event.pass(in: context) }
        return nodes
    }
}
