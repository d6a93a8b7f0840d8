public import Foundation
import SceneLayout
import WidgetArchive

/// Modifiers that depend on the geometry of a view.
nonisolated extension View {
    public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }

    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        NamedSpaceView(content: self, name: name.name)
    }

    /// Applies effects that depend on the geometry of the view; its place in the layout stays.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0).kinds }
    }

    /// Has no effect: the geometry of a still picture does not change.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        withoutEffect()
    }

    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        withoutEffect()
    }

    /// Frames the view at the size of the widget without its margins.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Frames the view at a number of columns or rows of the widget.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return one * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Frames the view at a length computed from the widget's.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        wrapped { node, environment in
            let (size, margins) = (environment.sceneSize, environment.contentMargins)
            func fixed(_ axis: Axis, _ container: Double) -> Node.Frame.Length {
                axes.contains(Axis.Set(axis)) ? .fixed(Double(length(CGFloat(container), axis))) : .init()
            }
            return .frame(
                .init(
                    width: fixed(.horizontal, size.width - margins.leading - margins.trailing),
                    height: fixed(.vertical, size.height - margins.top - margins.bottom),
                    alignment: alignment.archived, node))
        }
    }
}

/// A view that names its coordinate space.
nonisolated private struct NamedSpaceView<Content: View>: View, Primitive {
    let content: Content
    let name: Space.Name

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.nodes(of: content).map { context.recorder.resolver.leave(.named(name, $0)) }
    }
}

/// A view with effects that depend on its geometry.
nonisolated private struct VisualEffectView<Content: View>: View, Primitive {
    let content: Content
    let effects: @Sendable (GeometryProxy) -> [Node.Effect.Kind]

    @MainActor package func nodes(in context: Context) -> [Node] {
        let insets = EdgeInsets(context.environment.contentMargins)
        return context.nodes(of: content).map { node in
            context.changed(node) { node, space in
                effects(GeometryProxy(space, safeAreaInsets: insets)).reduce(node) { .effect(.init($1, $0)) }
            }
        }
    }
}
