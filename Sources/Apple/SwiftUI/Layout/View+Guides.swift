public import Foundation
import SceneLayout
import WidgetArchive

nonisolated extension View {
    /// Sets an alignment guide of the view, computed from its size.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        GuidedView(content: self, axis: .horizontal, value: computeValue) { $0.horizontal == guide }
    }

    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        GuidedView(content: self, axis: .vertical, value: computeValue) { $0.vertical == guide }
    }
}

/// A view with an explicit guide, applied only if it is aligned on that guide.
nonisolated private struct GuidedView<Content: View>: View, Primitive {
    let content: Content
    let axis: WidgetArchive.Axis
    let value: (ViewDimensions) -> CGFloat
    let isUsed: (Guides) -> Bool

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(of: content)
        return isUsed(context.guides) ? nodes.map { context.guided($0, axis, value) } : nodes
    }
}

extension Context {
    func guided(_ node: Node, _ axis: WidgetArchive.Axis, _ value: @escaping (ViewDimensions) -> CGFloat) -> Node {
        let guides = guides
        return recorder.resolver.leave(.guided(node, axis) { Double(value(ViewDimensions($0, guides))) })
    }

    /// A context whose views are aligned on other guides.
    func aligning(_ change: (inout Guides) -> Void) -> Context {
        var changed = self
        change(&changed.guides)
        return changed
    }

    /// A context whose views are aligned on a guide in each direction.
    func aligning(by alignment: Alignment) -> Context {
        aligning { $0 = Guides(horizontal: alignment.horizontal, vertical: alignment.vertical) }
    }

    /// A view's nodes, with custom guides resolved to explicit ones across a stack, or in both directions.
    func alignedNodes(of view: some View, across axis: WidgetArchive.Axis? = nil) -> [Node] {
        var nodes = nodes(of: view)
        if axis != .vertical, let guide = guides.horizontal, guide.custom != nil {
            nodes = nodes.map { guided($0, .horizontal) { $0[guide] } }
        }
        if axis != .horizontal, let guide = guides.vertical, guide.custom != nil {
            nodes = nodes.map { guided($0, .vertical) { $0[guide] } }
        }
        return nodes
    }
}
