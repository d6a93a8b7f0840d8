import SceneLayout
import WidgetArchive

extension Context {
    /// A deferred leaf, built once layout knows its space.
    func leaf(_ make: @escaping @MainActor (Context, Space) -> Node) -> Node {
        recorder.maker.leave(
            .leaf { space in
                MainActor.assumeIsolated {
                    let context = aligning { $0 = Guides() }
                    return context.inside { make(context, space) }
                }
            })
    }

    /// A node that is changed once layout knows its frame.
    func changed(_ node: Node, _ change: @escaping @MainActor (Node, Space) -> Node) -> Node {
        recorder.maker.leave(
            .changed(node) { node, space in
                MainActor.assumeIsolated { inside { change(node, space) } }
            })
    }

    /// The node of a shape, resolved at once if its outline does not depend on the size.
    func node(
        of shape: some Shape, in style: some ShapeStyle, _ node: @escaping @MainActor (Outline, Paint) -> Node
    ) -> Node {
        if let outline = shape.fixedOutline { return node(outline, environment.paint(of: style)) }
        return leaf { context, space in
            node(shape.outline(in: space.frame.size), context.environment.paint(of: style))
        }
    }
}
