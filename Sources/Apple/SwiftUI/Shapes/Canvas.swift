public import Foundation
import SceneLayout
package import WidgetArchive

/// A view drawn by a closure.
nonisolated public struct Canvas: View, Primitive {
    let renderer: (inout GraphicsContext, CGSize) -> Void

    /// A canvas that fills its space; `opaque` and `rendersAsynchronously` have no effect here.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        [
            context.leaf { context, space in
                var graphics = GraphicsContext(environment: context.environment)
                renderer(&graphics, CGRect(space.frame).size)
                let drawn = Node.stack(.init(.depth, alignment: .init(.leading, .top), graphics.drawn.nodes))
                return drawn.directed(.leftToRight, within: context.environment.layoutDirection)
            }
        ]
    }
}
