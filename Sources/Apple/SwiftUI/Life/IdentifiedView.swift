import WidgetArchive

/// A view with an identity of its own.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, Primitive {
    let content: Content
    let id: ID

    @MainActor package func nodes(in context: Context) -> [Node] {
        let name = "\(id)"
        return context.at { $0.child(id: id) }.nodes(of: content).map { .identified(.init(name, $0)) }
    }
}
