import SceneLayout
import WidgetArchive

extension TerminalWidget {
    /// Lays a scene out with the largest letters that lose nothing that small ones would show.
    static func laidOut(
        _ scene: Scene, size: Size, cornerRadius: Double, scale: Double, at moment: Moment
    ) -> (composition: Composition, largest: Int) {
        let scene = scene.scaled(by: scale)
        var metrics = Metrics.cells
        metrics.ringSize *= scale
        func laidOut(_ largest: Int) -> Composition {
            Composition(
                of: scene, in: size, cornerRadius: cornerRadius, metrics: metrics,
                measurer: CellMeasurer(largest: largest), at: moment)
        }
        let large = laidOut(2)
        guard large.hasBlockText else { return (large, 2) }
        let plain = laidOut(0)
        let price = plain.losses(largest: 0)
        if large.losses(largest: 2) <= price { return (large, 2) }
        let smaller = laidOut(1)
        return smaller.losses(largest: 1) <= price ? (smaller, 1) : (plain, 0)
    }
}

extension Composition {
    fileprivate var hasBlockText: Bool { seen.contains { BlockText($0.drawable, in: $0.frame, largest: 2) != nil } }

    /// The number of losses: texts that are truncated, and texts and images that are cut off or covered.
    fileprivate func losses(largest: Int) -> Int {
        let seen = seen
        let space = CellRect(Rect(.zero, size))
        return seen.enumerated().reduce(0) { sum, entry in
            let (number, (drawable, frame)) = entry
            let own = CellRect(frame)
            let isCut = own.within(space) != own || !drawable.isWhole(in: own, largest: largest)
            return sum + (isCut ? 1 : 0) + seen[..<number].count { CellRect($0.frame).within(own).isSeen }
        }
    }

    /// Its texts, images and gauges.
    private var seen: [(drawable: Drawable, frame: Rect)] {
        var seen: [(Drawable, Rect)] = []
        drawings.visit { drawing, effects in
            guard case .draw(let drawable, let frame, _) = drawing, !drawable.isGround else { return }
            seen.append((drawable, effects.transform?(frame) ?? frame))
        }
        return seen
    }
}

extension Drawable {
    fileprivate var isGround: Bool { if case .surface = self { true } else { false } }

    /// Whether the text is shown without an ellipsis.
    fileprivate func isWhole(in frame: CellRect, largest: Int) -> Bool {
        guard case .text(let paragraph) = self,
            BlockText(paragraph, width: frame.columns, rows: frame.rows, largest: largest) == nil
        else { return true }
        return CellText(paragraph, width: frame.columns, lines: frame.rows).isWhole
    }
}

extension CellRect {
    fileprivate var isSeen: Bool { columns > 0 && rows > 0 }
}

extension BlockText {
    fileprivate init?(_ drawable: Drawable, in frame: Rect, largest: Int) {
        guard case .text(let paragraph) = drawable else { return nil }
        let frame = CellRect(frame)
        self.init(paragraph, width: frame.columns, rows: frame.rows, largest: largest)
    }
}
