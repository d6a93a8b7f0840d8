public import Foundation
import SceneLayout
import WidgetArchive

/// A way to arrange views.
public protocol Layout: SendableMetatype {
    /// What is reckoned once for several questions.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What is known of a layout without its views.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The views arranged by it.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A layout that screens know themselves.
protocol ScreenLayout: Layout {
    /// The node of views that it arranges.
    @MainActor func node(of content: some View, in context: Context) -> Node
}

/// Views that a layout arranges.
nonisolated private struct ArrangedView<Arranger: Layout, Content: View>: View, Primitive {
    let layout: Arranger
    let content: Content

    @MainActor package func nodes(in context: Context) -> [Node] {
        let known = (layout as? AnyLayout)?.layout ?? layout
        if let known = known as? any ScreenLayout { return [known.node(of: content, in: context)] }
        let children = context.aligning { $0 = Guides() }.nodes(of: content)
        let maker = context.recorder.maker
        let run = LayoutRun(layout, values: children.map(maker.values), guides: context.guides)
        return [maker.leave(.arranged(children, run))]
    }
}
