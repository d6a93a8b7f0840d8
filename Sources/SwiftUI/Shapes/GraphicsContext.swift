public import Foundation
import WidgetArchive

/// What a canvas is drawn with.
public struct GraphicsContext {
    public let environment: EnvironmentValues
    public var opacity = 1.0
    let drawn = Drawing()

    /// What has been drawn; copies of a context draw on the same.
    final class Drawing {
        var nodes: [Node] = []
    }

    init(environment: EnvironmentValues) { self.environment = environment }

    /// What is drawn with.
    public struct Shading {
        let style: AnyShapeStyle

        public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

        public static func style(_ style: some ShapeStyle) -> Shading { Shading(style: AnyShapeStyle(style)) }

        public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        Surroundings.noteWithoutEffect("fill(style: FillStyle(eoFill: true))", style.isEOFilled)
        drawn.nodes.append(.surface(.init(.path(path.steps), fill: paint(shading))))
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        drawn.nodes.append(.surface(.init(.path(path.steps), line: paint(shading), stroke: style.archived())))
    }

    private func paint(_ shading: Shading) -> Paint { environment.paint(of: shading.style).opacity(opacity) }
}
