package import WidgetArchive

/// A view whose nodes are each wrapped in another node.
nonisolated struct WrappedView<Content: View>: View, Primitive {
    let content: Content
    let wrap: (Node, EnvironmentValues) -> Node

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.nodes(of: content).map { wrap($0, context.environment) }
    }
}

/// A view with a changed environment.
nonisolated struct SurroundedView<Content: View>: View, Primitive {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    @MainActor package func nodes(in context: Context) -> [Node] {
        let changed = context.with(change)
        let (outer, inner) = (context.environment.layoutDirection, changed.environment.layoutDirection)
        return changed.nodes(of: content).map { $0.directed(inner, within: outer) }
    }
}

/// A view that adds a note when it is evaluated.
nonisolated struct NotedView<Content: View>: View, Primitive {
    let content: Content
    let text: String

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.note(text)
        return context.nodes(of: content)
    }
}

nonisolated extension View {
    /// Wraps each node of the view.
    package func wrapped(_ wrap: @escaping (Node, EnvironmentValues) -> Node) -> some View {
        WrappedView(content: self, wrap: wrap)
    }

    /// Evaluates the view with a changed environment.
    package func surrounded(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        SurroundedView(content: self, change: change)
    }

    /// Adds a note when the view is evaluated.
    package func noted(_ text: String) -> some View { NotedView(content: self, text: text) }

    /// Notes that the modifier that calls this has no effect here.
    package func withoutEffect(_ modifier: String = #function) -> some View {
        noted("`.\(modifier.prefix { $0 != "(" })` has no effect here")
    }

    /// Opens a URL on taps outside of all hit areas; one for the whole widget.
    package func coveringWidget(opening url: String) -> some View {
        wrapped { node, _ in .target(WidgetArchive.Node.Target(.open(url: url), coversWidget: true, node)) }
    }

    /// Whether the view belongs to the accent group when a screen tints widgets.
    package func inAccentGroup(_ isIn: Bool) -> some View {
        wrapped { node, _ in isIn ? .effect(WidgetArchive.Node.Effect(.accentable, node)) : node }
    }
}
