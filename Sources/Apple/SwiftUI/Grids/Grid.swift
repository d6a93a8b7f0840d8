public import Foundation
import SceneLayout
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
    let alignment: VerticalAlignment?
    let content: Content

    /// A row of cells; outside of a grid, just its views.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        guard context.environment[InGridKey.self] else { return context.nodes(of: content) }
        let cells = context.with { $0[InGridKey.self] = false }.nodes(of: content)
        let told = Node.Grid.Cell(columns: cells.count == 1 ? 1 : nil, rowAlignment: alignment?.archived)
        return [.grid(.init(rows: [cells.map { $0.inCell(told) }]))]
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

extension Node {
    /// The node as a cell, as far as it does not say otherwise itself.
    func inCell(_ cell: Grid.Cell) -> Node {
        let own = self.cell
        var told = cell
        if own.columns != nil { told.columns = nil }
        if own.columnAlignment != nil { told.columnAlignment = nil }
        if own.rowAlignment != nil { told.rowAlignment = nil }
        return told == Grid.Cell() ? self : .sizing(.init(.cell(told), self))
    }
}

private enum InGridKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension View {
    /// Makes a cell span columns.
    public func gridCellColumns(_ count: Int) -> some View { cell(.init(columns: max(1, count))) }

    /// Puts a point of the cell's content at the same point of its space.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { cell(.init(anchor: anchor.archived)) }

    /// Aligns the column of a cell.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        cell(.init(columnAlignment: guide.archived))
    }

    /// Keeps a cell from enlarging its columns or its row.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { cell(.init(unsizedAxes: axes.archived)) }

    private func cell(_ cell: Node.Grid.Cell) -> some View { wrapped { node, _ in .sizing(.init(.cell(cell), node)) } }
}
