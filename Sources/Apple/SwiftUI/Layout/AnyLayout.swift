public import Foundation

/// A type-erased layout, so that views can switch between layouts.
public struct AnyLayout: Layout {
    let layout: any Layout

    public init(_ layout: some Layout) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.update(&cache, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(subviews, &cache) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.size(for: proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.place(in: bounds, for: proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.alignment(guide, in: bounds, for: proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.alignment(guide, in: bounds, for: proposal, subviews, &cache)
    }
}

/// The requirements of `Layout` with a type-erased cache.
extension Layout {
    private func using<Result>(
        _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ work: (inout Cache) -> Result
    ) -> Result {
        var held = cache.value as? Cache ?? makeCache(subviews: subviews)
        defer { cache.value = held }
        return work(&held)
    }

    fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
        using(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        using(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func size(
        for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        using(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) {
        using(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func alignment(
        _ guide: HorizontalAlignment, in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        using(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func alignment(
        _ guide: VerticalAlignment, in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        using(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
