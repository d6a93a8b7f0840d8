import WidgetArchive
public import Foundation

nonisolated extension View {
    /// Puts a view behind this one, aligned within it.
    public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
        layered(content(), alignment, isBehind: true)
    }

    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        layered(background, alignment, isBehind: true)
    }

    /// Fills the bounds of the view with a style, behind it.
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(Rectangle().fill(style), .center, isBehind: true)
    }

    /// Fills the bounds of the view with the background style, behind it.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle()) }

    /// Fills a shape with a style, behind the view.
    public func background(
        _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(shape.fill(style), .center, isBehind: true)
    }

    /// Fills a shape with the background style, behind the view.
    public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape)
    }

    /// Puts a view in front of this one, aligned within it.
    public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
        layered(content(), alignment, isBehind: false)
    }

    @_disfavoredOverload
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        layered(overlay, alignment, isBehind: false)
    }

    /// Fills the bounds of the view with a style, in front of it.
    public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(Rectangle().fill(style), .center, isBehind: false)
    }

    /// Fills a shape with a style, in front of the view.
    public func overlay(
        _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(shape.fill(style), .center, isBehind: false)
    }

    /// Draws a border inside the bounds of the view.
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    private func layered(_ other: some View, _ alignment: Alignment, isBehind: Bool) -> some View {
        LayeredView(content: self, other: other, alignment: alignment, isBehind: isBehind)
    }

    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
        ClippedView(content: self, shape: shape)
    }

    /// Clips the view to its bounds.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Clips the view to its bounds with rounded corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Multiplies the opacity of the view by that of another, aligned within it.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }

    /// Multiplies the opacity of the view by that of another.
    public func mask(_ mask: some View) -> some View { MaskedView(content: self, mask: mask, alignment: .center) }

    /// Has no effect: taps count in the bounds of the view.
    public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
    public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View { self }

    /// Sets the shape of the container, which has no effect here.
    public func containerShape(_ shape: some Shape) -> some View { withoutEffect() }

    /// Isolates the view: blends and shadows inside do not reach beyond it.
    public func compositingGroup() -> some View { effect(.compositingGroup) }

    /// Isolates the view, like `compositingGroup()`.
    public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

    /// Changes the order of overlapping views, which has no effect here.
    public func zIndex(_ value: Double) -> some View { withoutEffect() }
}

/// The purposes of a content shape.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
