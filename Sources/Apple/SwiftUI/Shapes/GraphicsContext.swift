public import Foundation
import WidgetArchive

/// Draws into a canvas.
public struct GraphicsContext {
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The opacity of what is drawn next.
    public var opacity = 1.0
    let drawn = Drawing()

    /// The result, shared by all copies of a context.
    final class Drawing {
        var nodes: [Node] = []
    }

    init(environment: EnvironmentValues) { self.environment = environment }

    /// The colour or style of fills and strokes.
    public struct Shading {
        let style: AnyShapeStyle

        public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

        public static func style(_ style: some ShapeStyle) -> Shading { Shading(style: AnyShapeStyle(style)) }

        public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }
    }

    /// Fills a path; the even-odd rule has no effect here.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        CurrentEvaluation.noteWithoutEffect("fill(style: FillStyle(eoFill: true))", style.isEOFilled)
        drawn.nodes.append(.surface(.init(.path(path.steps), fill: paint(shading))))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        drawn.nodes.append(.surface(.init(.path(path.steps), line: paint(shading), stroke: style.archived())))
    }

    private func paint(_ shading: Shading) -> Paint { environment.paint(of: shading.style).opacity(opacity) }
}
