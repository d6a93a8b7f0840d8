public import Foundation
package import WidgetArchive

/// A grid filled row by row.
nonisolated public struct LazyVGrid<Content: View>: View, Primitive {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// A grid filled row by row; pinned views have no effect in a widget, which does not scroll.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let cells = context.aligning { $0 = Guides() }.nodes(of: content).enumerated().map { place, node in
            // Adaptive columns are not counted yet; there is usually one item for all of them.
            let item = columns.isAdaptive ? columns.first : columns.isEmpty ? nil : columns[place % columns.count]
            let alignment = item?.alignment?.archived
            return node.inCell(.init(columnAlignment: alignment?.horizontal, rowAlignment: alignment?.vertical))
        }
        return [
            .grid(
                .init(
                    columns: columns.map(\.archived), alignment: .init(alignment.archived, .center),
                    horizontalSpacing: columns.compactMap(\.spacing).first.map { Double($0) },
                    verticalSpacing: spacing.map { Double($0) },
                    rows: columns.isAdaptive ? [cells] : cells.chunked(by: max(columns.count, 1))))
        ]
    }
}
