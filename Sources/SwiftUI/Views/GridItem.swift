public import Foundation
package import WidgetArchive

/// A column of a vertical grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable {
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    nonisolated public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    var archived: Node.Grid.Column {
        func end(_ length: CGFloat) -> Double? { length.isFinite ? Double(length) : nil }
        return switch size {
        case .fixed(let width): .fixed(Double(width))
        case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: end(maximum))
        case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: end(maximum))
        }
    }
}

/// Views in columns, row by row.
nonisolated public struct LazyVGrid<Content: View>: View, Primitive {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

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
        let cells = context.nodes(of: content)
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

/// Views in rows, column by column.
nonisolated public struct LazyHGrid<Content: View>: View, Primitive {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

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
        let columns = context.nodes(of: content).chunked(by: max(rows.count, 1))
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

nonisolated extension [GridItem] {
    fileprivate var isAdaptive: Bool {
        contains { if case .adaptive = $0.size { true } else { false } }
    }
}

nonisolated extension [Node] {
    fileprivate func chunked(by count: Int) -> [[Node]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}
