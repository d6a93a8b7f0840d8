import WidgetArchive
public import Foundation

extension View {
    nonisolated public func background(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        layered(content(), alignment, isBehind: true)
    }

    @_disfavoredOverload
    nonisolated public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        layered(background, alignment, isBehind: true)
    }

    nonisolated public func background(
        _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layered(Rectangle().fill(style), .center, isBehind: true)
    }

    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle())
    }

    nonisolated public func background(
        _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(shape.fill(style), .center, isBehind: true)
    }

    nonisolated public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape)
    }

    nonisolated public func overlay(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        layered(content(), alignment, isBehind: false)
    }

    @_disfavoredOverload
    nonisolated public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        layered(overlay, alignment, isBehind: false)
    }

    nonisolated public func overlay(
        _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layered(Rectangle().fill(style), .center, isBehind: false)
    }

    nonisolated public func overlay(
        _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(shape.fill(style), .center, isBehind: false)
    }

    nonisolated public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    nonisolated private func layered(_ other: some View, _ alignment: Alignment, isBehind: Bool) -> some View {
        LayeredView(content: self, other: other, alignment: alignment, isBehind: isBehind)
    }

    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
        ClippedView(content: self, shape: shape)
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Only a form can be a mask here.
    nonisolated public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
        MaskedView(content: self, mask: mask())
    }

    nonisolated public func mask(_ mask: some View) -> some View { MaskedView(content: self, mask: mask) }

    nonisolated public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }

    nonisolated public func containerShape(_ shape: some Shape) -> some View { withoutEffect("containerShape") }

    nonisolated public func compositingGroup() -> some View { self }

    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

    nonisolated public func zIndex(_ value: Double) -> some View { withoutEffect("zIndex") }
}
