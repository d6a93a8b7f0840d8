public import Foundation
import SceneLayout
import WidgetArchive

/// A custom layout of views.
public protocol Layout: SendableMetatype {
    /// Values that the layout computes once and reuses.
    associatedtype Cache = Void
    /// The views to lay out.
    typealias Subviews = LayoutSubviews

    /// Properties of the layout, whatever its subviews.
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The spacing that the layout prefers around itself.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size that the layout takes for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in the given bounds.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The position of an alignment guide; nil to leave it where it is.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// Properties of a layout that do not depend on its views.
public struct LayoutProperties: Sendable {
    /// The axis of a stack; nil for all other layouts.
    public var stackOrientation: Axis?

    /// Properties of a layout that is not a stack.
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The combined spacing of the subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// Nil: the guides stay where they are.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Lays out views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A layout that the archive can express.
protocol ScreenLayout: Layout {
    /// The node that lays out the content.
    @MainActor func node(of content: some View, in context: Context) -> Node
}

/// Views laid out by a layout.
nonisolated private struct ArrangedView<Arranger: Layout, Content: View>: View, Primitive {
    let layout: Arranger
    let content: Content

    @MainActor package func nodes(in context: Context) -> [Node] {
        let known = (layout as? AnyLayout)?.layout ?? layout
        if let known = known as? any ScreenLayout { return [known.node(of: content, in: context)] }
        let children = context.aligning { $0 = Guides() }.nodes(of: content)
        let resolver = context.recorder.resolver
        let run = LayoutRun(
            layout, values: children.map(resolver.values), guides: context.guides,
            direction: context.environment.layoutDirection)
        return [resolver.leave(.arranged(children, run))]
    }
}
