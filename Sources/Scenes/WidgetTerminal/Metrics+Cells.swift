package import SceneLayout
package import WidgetArchive

extension Metrics {
    /// For terminals: no spacing between lines of text, padding of one row and two columns, and overflow cut off at the
    /// end, since what comes first matters most.
    package static let cells = Metrics(
        spacing: Size(width: 8, height: 0), padding: Edges(all: 16), barHeight: 16, ringSize: 64,
        policy: CellPolicy(), keepsBeginning: true)
}

/// Rounds all lengths to whole cells.
package struct CellPolicy: LengthPolicy {
    package func fitted(_ length: Double, _ axis: Axis, as use: LengthUse) -> Double {
        switch use {
        case .extent: CellPolicy.visible(length, axis)
        case .origin: CellPolicy.nearest(length, axis)
        case .gap(let growth): CellPolicy.gap(length - (length > 0 ? growth : 0), axis)
        // Half a column of padding becomes a column; half a row vanishes.
        case .inset: axis == .horizontal ? -CellPolicy.nearest(-length, axis) : CellPolicy.nearest(length, axis)
        case .share: CellPolicy.whole(length, axis)
        }
    }

    /// Rounds to whole cells; halves round down, toward the top left.
    private static func nearest(_ length: Double, _ axis: Axis) -> Double {
        guard length.isFinite else { return length == .infinity ? length : 0 }
        let unit = Cells.size[axis]
        return (length / unit - 0.5).rounded(.up) * unit
    }

    /// At least one cell, unless the length is zero.
    static func visible(_ length: Double, _ axis: Axis) -> Double {
        length > 0 ? max(Cells.size[axis], nearest(length, axis)) : 0
    }

    /// A horizontal gap is at least one column; a vertical one may vanish.
    private static func gap(_ length: Double, _ axis: Axis) -> Double {
        axis == .horizontal ? visible(length, axis) + min(0, nearest(length, axis)) : nearest(length, axis)
    }

    private static func whole(_ length: Double, _ axis: Axis) -> Double {
        guard length.isFinite else { return length }
        return (length / Cells.size[axis] + 1e-6).rounded(.down) * Cells.size[axis]
    }
}
