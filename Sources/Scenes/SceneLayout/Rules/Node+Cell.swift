package import WidgetArchive

extension Node {
    /// How it is a cell, as said by what wraps it; the outermost counts.
    package var cell: Grid.Cell {
        guard case .sizing(let sizing) = self, case .cell(let outer) = sizing.kind else {
            return isOneContent ? parts[0].cell : Grid.Cell()
        }
        var cell = sizing.content.cell
        cell.columns = outer.columns ?? cell.columns
        cell.anchor = outer.anchor ?? cell.anchor
        cell.unsizedAxes.formUnion(outer.unsizedAxes)
        cell.columnAlignment = outer.columnAlignment ?? cell.columnAlignment
        cell.rowAlignment = outer.rowAlignment ?? cell.rowAlignment
        return cell
    }

    /// Whether it modifies its first part.
    private var isOneContent: Bool {
        switch self {
        case .frame, .padding, .sizing, .layered, .clipped, .masked, .effect, .target, .label, .identified, .made: true
        case .text, .image, .surface, .divider, .gauge, .stack, .grid, .spacer, .fitting, .deferred: false
        }
    }
}
