import SceneLayout
import WidgetArchive

extension Context {
    /// A deferred leaf, built once layout knows its space.
    func leaf(_ make: @escaping @MainActor (Context, Space) -> Node) -> Node {
        recorder.resolver.leave(
            .leaf { space in
                MainActor.assumeIsolated {
                    let context = aligning { $0 = Guides() }
                    return context.inside { make(context, space) }
                }
            })
    }

    /// A node that is changed once layout knows its frame.
    func changed(_ node: Node, _ change: @escaping @MainActor (Node, Space) -> Node) -> Node {
        recorder.resolver.leave(
            .changed(node) { node, space in
                MainActor.assumeIsolated { inside { change(node, space) } }
            })
    }

    /// The node of a shape, resolved at once if its outline does not depend on the size.
    func node(
        of shape: some Shape, in style: some ShapeStyle, _ node: @escaping @MainActor (Outline, Paint) -> Node
    ) -> Node {
        let node = { environment.shadowed(node($0, environment.paint(of: style)), by: style) }
        if let outline = fixedOutline(of: shape) { return node(outline) }
        return leaf { context, space in node(context.outline(of: shape, in: space.frame.size)) }
    }

    /// The outline of a shape, if it does not depend on the size.
    func fixedOutline(of shape: some Shape) -> Outline? { shape.fixedOutline.map { mirrored($0, like: shape) } }

    func outline(of shape: some Shape, in size: Size) -> Outline { mirrored(shape.outline(in: size), like: shape) }

    /// Layout mirrors every outline from right to left, so one that must not change is mirrored beforehand.
    private func mirrored(_ outline: Outline, like shape: some Shape) -> Outline {
        let direction = environment.layoutDirection
        let isUsual = shape.layoutDirectionBehavior.mirrors(in: direction) == (direction == .rightToLeft)
        return isUsual ? outline : .scaled(outline, x: -1, y: 1)
    }
}
