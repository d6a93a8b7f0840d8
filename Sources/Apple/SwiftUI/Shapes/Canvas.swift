public import Foundation
import SceneLayout
package import WidgetArchive

/// A view drawn by a closure.
nonisolated public struct Canvas<Symbols: View>: View, Primitive {
    public var symbols: Symbols
    let renderer: (inout GraphicsContext, CGSize) -> Void

    /// A canvas that fills its space, and draws views that are tagged; `opaque`, `colorMode` and
    /// `rendersAsynchronously` have no effect here.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        [
            context.leaf { context, space in
                let size = space.frame.size
                var graphics = GraphicsContext(
                    GraphicsContext.Canvas(
                        context: context, environment: context.environment, size: size, symbols: AnyView(symbols)))
                renderer(&graphics, CGRect(space.frame).size)
                return graphics.drawn.node.directed(.leftToRight, within: context.environment.layoutDirection)
            }
        ]
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas that fills its space; `opaque`, `colorMode` and `rendersAsynchronously` have no effect here.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// The colours that a canvas mixes in, which have no effect here.
public enum ColorRenderingMode: Sendable {
    /// Those of sRGB, and brighter ones.
    case nonLinear, linear, extendedLinear
}
