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
        let lines = rows.indices.map { row in
            columns.compactMap { row < $0.count ? rows[row].sized($0[row]) : nil }
        }
        return [
            .grid(
                .init(
                    alignment: .init(.center, alignment.archived), horizontalSpacing: spacing.map { Double($0) },
                    verticalSpacing: rows.compactMap(\.spacing).first.map { Double($0) },
                    rows: lines.filter { !$0.isEmpty }))
        ]
    }
}

extension GridItem {
    /// A cell in a row of this height, as wide as it likes.
    fileprivate func sized(_ cell: Node) -> Node {
        func end(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : .infinity }
        let height: Node.Frame.Length =
            switch size {
            case .fixed(let height): .fixed(Double(height))
            case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
                .init(minimum: Double(minimum), maximum: end(maximum))
            }
        let alignment = alignment ?? .center
        return .frame(
            .init(
                height: height, alignment: alignment.archived,
                .sizing(.init(.ideal(horizontal: true, vertical: false), cell))))
    }
}

extension [Node] {
    func chunked(by count: Int) -> [[Node]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}
