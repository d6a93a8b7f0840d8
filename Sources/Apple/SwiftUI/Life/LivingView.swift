import WidgetArchive

/// A view with an event in its life, which an empty view never has.
nonisolated struct LivingView<Content: View, Event: LifeEvent>: View, Primitive {
    let content: Content
    let event: Event

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        if !nodes.isEmpty { event.pass(in: context) }
        return nodes
    }
}
