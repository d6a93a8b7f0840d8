package import SceneLayout
package import WidgetArchive

extension Metrics {
    /// For terminals: texts stand on adjoining rows, and the room around things is one row and two columns. What comes
    /// first matters most: a scene that is too large is cut off at its end.
    package static let cells = Metrics(
        spacing: Size(width: 8, height: 0), padding: Edges(all: 16), barHeight: 16, ringSize: 64,
        policy: CellPolicy(), keepsBeginning: true)
}

/// Makes all lengths whole cells.
package struct CellPolicy: LengthPolicy {
    package func fitted(_ length: Double, _ axis: Axis, as use: LengthUse) -> Double {
        switch use {
        case .extent: CellPolicy.visible(length, axis)
        case .origin: CellPolicy.nearest(length, axis)
        case .gap(let growth): CellPolicy.gap(length - (length > 0 ? growth : 0), axis)
        // Half a cell to the side is worth a cell, half a row is not.
        case .inset: axis == .horizontal ? -CellPolicy.nearest(-length, axis) : CellPolicy.nearest(length, axis)
        case .share: CellPolicy.whole(length, axis)
        }
    }

    /// The nearest number of cells. What is half way goes up and to the left.
    private static func nearest(_ length: Double, _ axis: Axis) -> Double {
        guard length.isFinite else { return length == .infinity ? length : 0 }
        let unit = Cells.size[axis]
        return (length / unit - 0.5).rounded(.up) * unit
    }

    /// Never less than one cell, unless it is nothing.
    static func visible(_ length: Double, _ axis: Axis) -> Double {
        length > 0 ? max(Cells.size[axis], nearest(length, axis)) : 0
    }

    /// To the side, what is asked for is seen, however little; down, it may vanish.
    private static func gap(_ length: Double, _ axis: Axis) -> Double {
        axis == .horizontal ? visible(length, axis) + min(0, nearest(length, axis)) : nearest(length, axis)
    }

    private static func whole(_ length: Double, _ axis: Axis) -> Double {
        guard length.isFinite else { return length }
        return (length / Cells.size[axis] + 1e-6).rounded(.down) * Cells.size[axis]
    }
}
