public import Foundation
import SceneLayout
import UIKit
import WidgetArchive

/// Texts, images and views of a canvas.
extension GraphicsContext {
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text whose lines are broken at the width of a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) { place(canvas.node(of: text.view), in: rect) }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        place(canvas.node(of: text.view), at: point, anchor)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image that fills a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        place(canvas.node(of: image.view(image.image.resizable())), in: rect)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        place(canvas.node(of: image.view(image.image)), at: point, anchor)
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place(symbol.node, in: rect) }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        place(symbol.node, at: point, anchor)
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(canvas: canvas, text: text) }

    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(size: canvas.size(of: canvas.node(of: image)), image: image)
    }

    /// Finds one of the canvas's symbols by its tag.
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
        canvas.symbol(tagged: AnyHashable(id)).map { ResolvedSymbol(size: canvas.size(of: $0), node: $0) }
    }

    /// A text that can be measured, and drawn in a shading of its own.
    public struct ResolvedText {
        let canvas: Canvas
        let text: Text
        public var shading = Shading.foreground

        var view: some View { Group { text }.foregroundStyle(shading.style(.identity, canvas.size)) }

        /// The size of the text in a space.
        public func measure(in size: CGSize) -> CGSize { canvas.size(of: canvas.node(of: view), in: Size(size)) }
    }

    /// An image that can be measured, and drawn in a shading of its own.
    public struct ResolvedImage {
        public let size: CGSize
        let image: Image
        /// The colour of a symbol or template.
        public var shading: Shading?

        @ViewBuilder func view(_ image: Image) -> some View {
            if let shading {
                image.foregroundStyle(shading.style(.identity, Size(size)))
            } else {
                image
            }
        }
    }

    /// One of the canvas's symbols.
    public struct ResolvedSymbol {
        public let size: CGSize
        let node: Node
    }

    private func place(_ node: Node, in rect: CGRect) {
        let node = Node.frame(
            .init(
                width: .fixed(Double(rect.width)), height: .fixed(Double(rect.height)),
                alignment: .init(.leading, .top), node))
        place(node, at: rect.origin)
    }

    private func place(_ node: Node, at point: CGPoint, _ anchor: UnitPoint) {
        let size = canvas.size(of: node)
        place(
            .sizing(.init(.ideal(horizontal: true, vertical: true), node)),
            at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y))
    }

    /// Adds a node with its top left corner at a point.
    private func place(_ node: Node, at origin: CGPoint) {
        let node = node.placed(at: origin, transform, in: canvas.size)
        append(opacity == 1 ? node : .effect(.init(.opacity(opacity), node)))
    }
}

extension GraphicsContext.Canvas {
    func node(of view: some View) -> Node {
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated { context.node(of: view) }
    }

    func symbol(tagged tag: AnyHashable) -> Node? {
        nonisolated(unsafe) let tag = tag
        return MainActor.assumeIsolated {
            context.nodes(of: symbols).first {
                context.recorder.resolver.values(of: $0)[ObjectIdentifier(TagKey.self)] as? AnyHashable == tag
            }
        }
    }

    /// The size that a node takes of a space, or its ideal size.
    func size(of node: Node, in space: Size? = nil) -> CGSize {
        MainActor.assumeIsolated {
            CGRect(Rect(.zero, context.recorder.resolver.size(of: node, for: space.map { Proposal($0) } ?? .ideal)))
                .size
        }
    }
}
