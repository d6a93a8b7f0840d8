public import Foundation
package import WidgetArchive

/// Rows of cells, in columns as wide as their widest cell.
nonisolated public struct Grid<Content: View>: View, Primitive {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// A grid of rows; a view that is not a `GridRow` spans all columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let inner = context.aligning(by: alignment).with { $0[InGridKey.self] = true }
        let rows = inner.nodes(of: content).map { node in
            node.row ?? [node]
        }
        return [
            .grid(
                .init(
                    alignment: alignment.archived, horizontalSpacing: horizontalSpacing.map { Double($0) },
                    verticalSpacing: verticalSpacing.map { Double($0) }, rows: rows))
        ]
    }
}

/// The cells of one row of a grid.
nonisolated public struct GridRow<Content: View>: View, Primitive {
    let content: Content

    /// A row of cells; outside of a grid, just its views. The alignment has no effect here.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        CurrentEvaluation.noteWithoutEffect("alignment of a GridRow", alignment != nil)
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        guard context.environment[InGridKey.self] else { return context.nodes(of: content) }
        let inner = context.with { $0[InGridKey.self] = false }
        return [.grid(.init(rows: [inner.nodes(of: content)]))]
    }
}

extension Node {
    /// The cells of a `GridRow`, which is a grid of one row; nil for a view that is a row by itself.
    fileprivate var row: [Node]? {
        switch self {
        case .identified(let identified): identified.content.row
        case .grid(let grid) where grid.columns.isEmpty && grid.rows.count == 1: grid.rows[0]
        default: nil
        }
    }
}

private enum InGridKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension View {
    /// Makes a cell span columns, which has no effect here.
    public func gridCellColumns(_ count: Int) -> some View { withoutEffect() }

    /// Aligns the content of a cell, which has no effect here.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { withoutEffect() }

    /// Aligns a column, which has no effect here.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { withoutEffect() }

    /// Keeps a cell from widening its column, which has no effect here.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { withoutEffect() }
}
