public import Foundation
package import WidgetArchive

/// A filled or stroked shape.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, Primitive {
    let shape: Content
    let style: Style
    var filling = FillStyle()

    @MainActor package func nodes(in context: Context) -> [Node] {
        let stroke = (shape as? any StrokedShape)?.archivedStroke
        return [
            context.node(of: shape, in: style) { outline, paint in
                .surface(
                    stroke.map { .init(outline, line: paint, stroke: $0) }
                        ?? .init(filling.applied(to: outline), fill: paint))
            }
        ]
    }
}

/// A stroked shape, drawn over another view.
nonisolated struct DrawnShape<Content: Shape, Style: ShapeStyle, Behind: View>: View, Primitive {
    let shape: Content
    let style: Style
    let stroke: Stroke
    let behind: Behind

    @MainActor package func nodes(in context: Context) -> [Node] {
        let line = context.node(of: shape, in: style) { outline, paint in
            .surface(.init(outline, line: paint, stroke: stroke))
        }
        guard let fill = context.nodes(of: behind).first else { return [line] }
        return [.layered(.init(fill, line, isBehind: false))]
    }
}

extension Shape {
    /// Fills the shape with a style.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, filling: style)
    }

    /// Fills the shape with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), filling: style)
    }

    /// Draws a line centred on the outline.
    nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)
        -> some View
    {
        DrawnShape(shape: self, style: content, stroke: style.archived(), behind: EmptyView())
    }

    nonisolated public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some View
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws a line inside of the outline.
    nonisolated public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)
        -> some View
    {
        DrawnShape(shape: self, style: content, stroke: style.archived(isInside: true), behind: EmptyView())
    }

    nonisolated public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some View
    {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line inside of the outline, in the foreground style.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }
}

extension _ShapeView {
    /// Draws a line centred on the outline, over the filled shape.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some View {
        DrawnShape(shape: shape, style: content, stroke: style.archived(), behind: self)
    }
}

extension _ShapeView where Content: InsettableShape {
    /// Draws a line inside of the outline, over the filled shape.
    public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    {
        DrawnShape(
            shape: shape, style: content, stroke: StrokeStyle(lineWidth: lineWidth).archived(isInside: true),
            behind: self)
    }
}
