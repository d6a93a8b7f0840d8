import Foundation
import SceneLayout
import WidgetArchive

/// One use of a custom layout, with its cache.
final class LayoutRun<Arranger: Layout>: Arrangement {
    private let layout: Arranger
    private let values: [[ObjectIdentifier: Any]]
    private let guides: Guides
    private let direction: LayoutDirection
    private var cache: Arranger.Cache?

    init(_ layout: Arranger, values: [[ObjectIdentifier: Any]], guides: Guides, direction: LayoutDirection) {
        self.layout = layout
        self.values = values
        self.guides = guides
        self.direction = direction
    }

    func measure(_ proposal: Proposal, of contents: [Arranged]) -> Measure {
        let subviews = subviews(contents)
        return withCache(subviews) { cache in
            let proposed = ProposedViewSize(proposal)
            let size = layout.sizeThatFits(proposal: proposed, subviews: subviews, cache: &cache)
            let bounds = CGRect(origin: .zero, size: size)
            var measure = Measure(Size(width: Double(size.width), height: Double(size.height)))
            if let guide = guides.horizontal {
                measure.guideX = layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposed, subviews: subviews, cache: &cache
                ).map { Double($0) }
            }
            if let guide = guides.vertical {
                measure.guideY = layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposed, subviews: subviews, cache: &cache
                ).map { Double($0) }
            }
            return measure
        }
    }

    func spots(for contents: [Arranged], in size: Size, for proposal: Proposal) -> [Spot] {
        let subviews = subviews(contents)
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        withCache(subviews) { cache in
            layout.placeSubviews(
                in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
        for subview in subviews where !subview.isPlaced {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(proposal))
        }
        return subviews.map(\.spot)
    }

    private func subviews(_ contents: [Arranged]) -> LayoutSubviews {
        LayoutSubviews(
            subviews: zip(contents, values).map { LayoutSubview($0, values: $1) }, layoutDirection: direction)
    }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ work: (inout Arranger.Cache) -> Result) -> Result {
        var held = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = held }
        return work(&held)
    }
}
