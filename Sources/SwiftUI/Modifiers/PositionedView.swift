import SceneLayout
import WidgetArchive

/// A space with the middle of a content at a point of it.
nonisolated struct PositionedView<Content: View>: View, Primitive {
    let content: Content
    let position: Point

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.nodes(of: content).map { node in
            context.leaf { _, space in
                let size = space.frame.size
                let shift = Point(x: position.x - size.width / 2, y: position.y - size.height / 2)
                let endless = Node.Frame.Length(maximum: .infinity)
                return .frame(.init(width: endless, height: endless, .effect(.init(.offset(shift), node))))
            }
        }
    }
}
