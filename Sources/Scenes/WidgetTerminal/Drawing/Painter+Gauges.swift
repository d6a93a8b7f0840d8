import SceneLayout
import WidgetArchive

extension Painter {
    /// Draws a bar in eighths of cells on a track.
    mutating func drawBar(
        _ fraction: Double?, isMarked: Bool, isMirrored: Bool, _ paint: Paint, _ placed: Placed
    ) {
        let frame = CellRect(placed.frame)
        let eighths = Int(((fraction ?? 0) * Double(frame.columns * 8)).rounded())
        func place(_ column: Int) -> Int { isMirrored ? frame.right - 1 - column : frame.left + column }
        for column in 0..<frame.columns where shows(place(column), frame.top) {
            let filled = isMarked ? 0 : min(max(eighths - column * 8, 0), 8)
            drawPiece(filled, fromRight: isMirrored, paint, at: place(column), frame.top, placed)
        }
        guard isMarked, fraction != nil, frame.columns > 0 else { return }
        let mark = place(min(frame.columns - 1, max(0, eighths / 8)))
        guard shows(mark, frame.top) else { return }
        var cell = self[mark, frame.top]
        (cell.glyph, cell.plain, cell.ink) = ("●", "●", theme.ink)
        put(cell, at: mark, frame.top)
    }

    /// The line width of rings, in points.
    private static let ringWidth = 6.0

    /// Draws one cell of a bar, filled by a number of eighths from the left or the right.
    private mutating func drawPiece(
        _ eighths: Int, fromRight: Bool, _ paint: Paint, at column: Int, _ row: Int, _ placed: Placed
    ) {
        var faint = placed
        faint.look.opacity *= 0.22
        let track = mixed(paint, at: column, row, faint)
        let ink = mixed(paint, at: column, row, placed)
        let plain: Character = eighths == 0 ? "░" : Painter.leftBlocks[eighths]
        // No blocks fill from the right: the empty part is drawn from the left instead.
        let cell =
            fromRight && (1..<8).contains(eighths)
            ? Cell(Painter.leftBlocks[8 - eighths], ink: track, ground: ink, plain: plain)
            : Cell(Painter.leftBlocks[eighths], ink: ink, ground: track, plain: plain)
        put(cell, at: column, row)
    }

    /// Draws a ring of dots, or a small pie where a ring has no room.
    mutating func drawRing(
        _ fraction: Double?, isOpen: Bool, isMirrored: Bool, _ paint: Paint, _ placed: Placed
    ) {
        let frame = CellRect(placed.frame)
        guard frame.columns >= 4, frame.rows >= 2 else { return drawPie(fraction, paint, frame, placed) }
        let radius = min(placed.frame.size.width, placed.frame.size.height) / 2 - 3
        let (start, span) = isOpen ? (isMirrored ? (45.0, -270.0) : (135.0, 270.0)) : (-90.0, 360.0)
        func arc(from: Double, to: Double) -> [Point] {
            Outline.arc(placed.frame.center, radius, radius, from: start + span * from, to: start + span * to)
        }
        var track = Dots(frame)
        track.draw(arc(from: fraction ?? 0, to: 1), width: Painter.ringWidth)
        var faint = placed
        faint.look.opacity *= 0.3
        draw(track, paint, faint)
        guard let fraction, fraction > 0 else { return }
        var value = Dots(frame)
        value.draw(arc(from: 0, to: fraction), width: Painter.ringWidth)
        draw(value, paint, placed)
    }

    private mutating func drawPie(_ fraction: Double?, _ paint: Paint, _ frame: CellRect, _ placed: Placed) {
        guard frame.columns > 0, frame.rows > 0, shows(frame.left, frame.top) else { return }
        let pies: [Character] = Array("○◔◑◕●")
        let glyph = fraction.map { pies[Int(($0 * 4).rounded())] } ?? "◌"
        let ink = mixed(paint, at: frame.left, frame.top, placed)
        put(Cell(glyph, ink: ink, ground: self[frame.left, frame.top].ground), at: frame.left, frame.top)
    }
}
