import SceneLayout
import WidgetArchive

extension Painter {
    mutating func draw(_ surface: Node.Surface, _ placed: Placed) {
        if let fill = surface.fill { drawFill(fill, surface.outline, placed) }
        if let line = surface.line, surface.stroke.width > 0 { drawStroke(line, surface, placed) }
    }

    private mutating func drawFill(_ paint: Paint, _ outline: Outline, _ placed: Placed) {
        let frame = CellRect(outline.bounds(in: placed.frame))
        if outline.isCircle, let dot = Painter.dot(in: placed) {
            return outline.contains(placed.frame.center, in: placed.frame) ? drawDot(paint, dot, placed) : ()
        }
        if let glyph = Painter.thinGlyph(placed.requested, frame) { return drawThin(glyph, paint, frame, placed) }
        if frame.rows == 1, frame.columns <= 2, outline.isRound { return drawDot(paint, frame, placed) }
        let inside = outline.inside(placed.frame)
        for (column, row) in frame.within(bounds).cells where shows(column, row) {
            cover(column, row, Painter.quadrants(of: column, row, inside), paint, placed)
        }
    }

    /// The cell of a circle too small to be drawn as more than a dot; nil if it is larger.
    private static func dot(in placed: Placed) -> CellRect? {
        var cells = CellRect(placed.frame)
        let isFlat = cells.rows == 1 && (placed.requested.height ?? .infinity) <= 10
        guard cells.columns > 0, cells.rows > 0, cells.columns <= 2 || isFlat else { return nil }
        if cells.columns > 2 {
            cells.left = (cells.left + cells.right - 1) / 2
            cells.right = cells.left + 1
        }
        cells.top = (cells.top + cells.bottom - 1) / 2
        cells.bottom = cells.top + 1
        return cells
    }

    /// The line glyph for a shape requested thinner than a cell; nil for all others.
    private static func thinGlyph(_ requested: Requested, _ frame: CellRect) -> Character? {
        if let height = requested.height, height <= 10, frame.rows == 1, frame.columns > 1 {
            return height <= 2 ? "─" : "━"
        }
        guard let width = requested.width, width < 8, frame.columns == 1, frame.rows > 1 else { return nil }
        return width <= 2 ? "│" : leftBlocks[min(7, Int(width.rounded()))]
    }

    /// Draws a shape thinner than a cell as a line of glyphs.
    private mutating func drawThin(_ glyph: Character, _ paint: Paint, _ frame: CellRect, _ placed: Placed) {
        for (column, row) in frame.within(bounds).cells where shows(column, row) {
            let ink = mixed(paint, at: column, row, placed)
            let isFaint = ink.distance(to: ground(column, row)) < Painter.leastContrast
            let plain: Character? = isFaint && glyph == "━" ? "─" : nil
            put(Cell(glyph, ink: ink, ground: self[column, row].ground, plain: plain), at: column, row)
        }
    }

    private mutating func drawDot(_ paint: Paint, _ frame: CellRect, _ placed: Placed) {
        guard shows(frame.left, frame.top), shade(paint, at: frame.left, frame.top, placed).opacity > 0 else { return }
        guard !isWritten(frame.left, frame.top) else {
            return note("A dot that would cover text or a symbol is not drawn in a terminal")
        }
        let ink = mixed(paint, at: frame.left, frame.top, placed)
        put(Cell("●", ink: ink, ground: self[frame.left, frame.top].ground), at: frame.left, frame.top)
        dots.append(Dot(frame: frame, ink: ink))
    }

    /// Turns a dot into the background of a glyph that would cover it.
    mutating func makeGround(under column: Int, _ row: Int) {
        guard let index = dots.lastIndex(where: { $0.frame.contains(column, row) }) else { return }
        let dot = dots.remove(at: index)
        let there = self[dot.frame.left, dot.frame.top]
        // It may have been overdrawn since.
        guard there.glyph == "●", there.ink == dot.ink else { return }
        for (column, row) in dot.frame.cells where shows(column, row) {
            if !isWritten(column, row) { self[column, row].glyph = " " }
            self[column, row].ground = dot.ink
        }
    }

    /// A shape drawn as a dot, and the cells that it covers.
    struct Dot {
        let frame: CellRect
        let ink: RGB
    }

    /// The quadrants of a cell that a shape covers, as bits: top left, top right, bottom left, bottom right.
    private static func quadrants(of column: Int, _ row: Int, _ inside: (Point) -> Bool) -> Int {
        var bits = 0
        for (bit, offset) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)].enumerated() {
            let center = CellRect.center(of: column, row)
            let point = Point(
                x: center.x + offset.0 * Cells.size.width, y: center.y + offset.1 * Cells.size.height)
            if inside(point) { bits |= 1 << bit }
        }
        return bits
    }

    private mutating func cover(_ column: Int, _ row: Int, _ quadrants: Int, _ paint: Paint, _ placed: Placed) {
        guard quadrants > 0 else { return }
        let shade = shade(paint, at: column, row, placed)
        guard shade.opacity > 0 else { return }
        guard quadrants < 15 else { return veil(column, row, with: shade, placed) }
        let ink = RGB(shade, over: ground(column, row))
        put(Cell(Painter.quarterBlocks[quadrants], ink: ink, ground: self[column, row].ground), at: column, row)
    }

    /// Paints a whole cell. Earlier glyphs show through unless the paint is nearly opaque.
    private mutating func veil(_ column: Int, _ row: Int, with shade: Shade, _ placed: Placed) {
        let behind = ground(column, row)
        let color = RGB(shade, over: behind)
        guard shade.opacity <= 0.9 else {
            return put(Cell(ground: color, plain: plainGlyph(for: color, over: behind, placed)), at: column, row)
        }
        var cell = self[column, row]
        if cell.glyph != " " { cell.ink = RGB(shade, over: cell.ink ?? theme.ink) }
        cell.ground = color
        self[column, row] = cell
    }

    /// The glyph for a bar drawn without colours: one with enough contrast, and too slim to be a background.
    private func plainGlyph(for color: RGB, over behind: RGB, _ placed: Placed) -> Character? {
        let frame = CellRect(placed.frame)
        guard min(frame.columns, frame.rows * 6) <= 6, color.distance(to: behind) > Painter.leastContrast else {
            return nil
        }
        return "▒"
    }

    mutating func drawLine(_ axis: Axis, _ paint: Paint, _ placed: Placed) {
        for (column, row) in CellRect(placed.frame).within(bounds).cells where shows(column, row) {
            let ink = ink(paint, at: column, row, placed)
            let glyph: Character = axis == .horizontal ? "─" : "│"
            let cell = Cell(glyph, ink: ink.color, ground: self[column, row].ground, style: ink.style)
            put(cell, at: column, row)
        }
    }

    /// The least colour distance at which a shape stands out from its background.
    private static let leastContrast = 20_000

    static let leftBlocks: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    private static let quarterBlocks: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}

extension Outline {
    /// Whether it is a circle, or looks like one when small.
    var isRound: Bool {
        switch self {
        case .circle, .ellipse, .capsule: true
        case .inset(let outline, _), .scaled(let outline, _, _), .offset(let outline, _), .rotated(let outline, _):
            outline.isRound
        default: false
        }
    }
}
