public import Foundation
public import UIKit
import WidgetArchive

/// Draws into a canvas.
public struct GraphicsContext {
    /// The opacity of what is drawn next.
    public var opacity = 1.0
    /// How what is drawn next mixes with what is there.
    public var blendMode = BlendMode.normal
    /// From the coordinates of what is drawn next to those of the canvas.
    public var transform = CGAffineTransform.identity
    let canvas: Canvas
    let drawn = Drawing()
    /// The filters, clips and masks of what is drawn next, innermost first.
    private var treatments: [(Node) -> Node] = []

    public typealias BlendMode = SwiftUI.BlendMode

    /// The surroundings of a drawing.
    // Confined to the main actor, where a canvas calls its closure.
    struct Canvas: @unchecked Sendable {
        let context: Context
        let environment: EnvironmentValues
        let size: Size
        let symbols: AnyView
    }

    /// The result, shared by all copies of a context.
    final class Drawing {
        var nodes: [Node] = []

        var node: Node { .stack(.init(.depth, alignment: .init(.leading, .top), nodes)) }
    }

    init(_ canvas: Canvas) { self.canvas = canvas }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { canvas.environment }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        append(.surface(.init(style.applied(to: .path(path.applying(transform).steps)), fill: paint(shading))))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        var stroke = style.archived()
        stroke.width *= transform.factor
        stroke.dash = stroke.dash.map { $0 * transform.factor }
        append(.surface(.init(.path(path.applying(transform).steps), line: paint(shading), stroke: stroke)))
    }

    private func paint(_ shading: Shading) -> Paint {
        environment.paint(of: shading.style(transform, canvas.size)).opacity(opacity)
    }

    /// Adds a node that fills the canvas.
    func append(_ node: Node) {
        var node = treatments.reduce(node) { $1($0) }
        if blendMode != .normal { node = .effect(.init(.blend(blendMode.archived), node)) }
        drawn.nodes.append(node)
    }

    mutating func treat(_ treatment: @escaping (Node) -> Node) { treatments.insert(treatment, at: 0) }

    /// A context with the same coordinates, and a drawing of its own.
    func layer() -> GraphicsContext {
        var layer = GraphicsContext(canvas)
        layer.transform = transform
        return layer
    }
}
