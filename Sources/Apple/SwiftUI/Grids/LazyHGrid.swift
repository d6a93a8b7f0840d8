public import Foundation
package import WidgetArchive

/// A grid filled column by column.
nonisolated public struct LazyHGrid<Content: View>: View, Primitive {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// A grid filled column by column; pinned views have no effect in a widget, which does not scroll.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let columns = context.aligning { $0 = Guides() }.nodes(of: content).chunked(by: max(rows.count, 1))
        let lines = rows.indices.map { row in columns.compactMap { row < $0.count ? $0[row] : nil } }
        return [
            .grid(
                .init(
                    alignment: .init(.center, alignment.archived), horizontalSpacing: spacing.map { Double($0) },
                    verticalSpacing: rows.compactMap(\.spacing).first.map { Double($0) },
                    rows: lines.filter { !$0.isEmpty }))
        ]
    }
}

extension [Node] {
    func chunked(by count: Int) -> [[Node]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}
