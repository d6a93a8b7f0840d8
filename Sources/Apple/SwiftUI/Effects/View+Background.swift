import WidgetArchive

/// The container that a background belongs to. WidgetKit adds the widget.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String

    package init(_ name: String) { self.name = name }
}

nonisolated extension View {
    /// Fills the whole widget behind its content with a style.
    public func containerBackground(
        _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
    ) -> some View {
        ContainerBackground(content: self, background: Rectangle().fill(style), alignment: .center)
    }

    /// Puts views behind the content of the whole widget.
    public func containerBackground(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> some View
    ) -> some View {
        ContainerBackground(content: self, background: content(), alignment: alignment)
    }
}

/// A view that provides the widget's background.
nonisolated struct ContainerBackground<Content: View, Background: View>: View, Primitive {
    let content: Content
    let background: Background
    let alignment: Alignment

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.recorder.setBackground(
            context.at(1).layer(of: background, alignment: alignment), direction: context.environment.layoutDirection)
        return context.nodes(of: content)
    }
}
