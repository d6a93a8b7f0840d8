public import Foundation
import SceneLayout
import WidgetArchive

nonisolated extension View {
    /// Pads some edges by a length; nil for the default padding.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let inset = length.map { Node.Padding.Inset.points(Double($0)) } ?? .usual
        func side(_ edge: Edge.Set) -> Node.Padding.Inset { edges.contains(edge) ? inset : .points(0) }
        return padded(top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
    }

    /// Pads all edges by a length.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Pads each edge by its own length.
    public func padding(_ insets: EdgeInsets) -> some View {
        padded(
            top: .points(Double(insets.top)), leading: .points(Double(insets.leading)),
            bottom: .points(Double(insets.bottom)), trailing: .points(Double(insets.trailing)))
    }

    private func padded(
        top: Node.Padding.Inset, leading: Node.Padding.Inset, bottom: Node.Padding.Inset,
        trailing: Node.Padding.Inset
    ) -> some View {
        wrapped { node, _ in .padding(.init(top: top, leading: leading, bottom: bottom, trailing: trailing, node)) }
    }

    /// Puts the view into a frame of a fixed width, height or both.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        // A negative or infinite length is passed over, as on iOS.
        func length(_ length: CGFloat?) -> Node.Frame.Length {
            length.flatMap { $0.isFinite && $0 >= 0 ? .fixed(Double($0)) : nil } ?? .init()
        }
        return framed(length(width), length(height), alignment)
    }

    /// Puts the view into a frame whose lengths stay within bounds.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        func length(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> Node.Frame.Length {
            .init(
                minimum: minimum.map { Double($0) }, ideal: ideal.map { Double($0) },
                maximum: maximum.map { Double($0) })
        }
        return framed(length(minWidth, idealWidth, maxWidth), length(minHeight, idealHeight, maxHeight), alignment)
    }

    private func framed(_ width: Node.Frame.Length, _ height: Node.Frame.Length, _ alignment: Alignment) -> some View {
        wrapped { node, _ in .frame(.init(width: width, height: height, alignment: alignment.archived, node)) }
    }

    /// Gives the view its ideal size, whatever is proposed.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length along some axes, whatever is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        sized(.ideal(horizontal: horizontal, vertical: vertical))
    }

    /// Sets the view's priority in stacks: views of higher priority choose first from the space that is left.
    public func layoutPriority(_ value: Double) -> some View { sized(.priority(value)) }

    /// Constrains the view to a ratio of width to height; nil for the view's own.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        sized(.aspectRatio(ratio.map { Double($0) }, isFilling: contentMode == .fill))
    }

    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(ratio.height == 0 ? nil : ratio.width / ratio.height, contentMode: contentMode)
    }

    /// Scales the view to fit its space, at its own aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill its space, at its own aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    private func sized(_ kind: Node.Sizing.Kind) -> some View { wrapped { node, _ in .sizing(.init(kind, node)) } }

    /// Draws the view at an offset; its place in the layout stays.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        effect(.offset(Point(x: Double(x), y: Double(y))))
    }

    /// Takes all the available space, and centres the view at a point of it.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        PositionedView(content: self, position: Point(x: Double(x), y: Double(y)))
    }

    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

/// How a view with an aspect ratio uses its space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// Within the space, and covering the space.
    case fit, fill
}

/// A view that fills its space, with the content centred at a point.
nonisolated struct PositionedView<Content: View>: View, Primitive {
    let content: Content
    let position: Point

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.nodes(of: content).map { node in
            context.leaf { _, space in
                let size = space.frame.size
                let shift = Point(x: position.x - size.width / 2, y: position.y - size.height / 2)
                let endless = Node.Frame.Length(maximum: .infinity)
                return .frame(.init(width: endless, height: endless, .effect(.init(.offset(shift), node))))
            }
        }
    }
}
