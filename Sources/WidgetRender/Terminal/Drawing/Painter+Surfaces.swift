import WidgetArchive

extension Painter {
    mutating func draw(_ surface: Node.Surface, _ placed: Placed) {
        if let fill = surface.fill { drawFill(fill, surface.outline, placed) }
        if let line = surface.line, surface.stroke.width > 0 { drawStroke(line, surface, placed) }
    }

    private mutating func drawFill(_ paint: Paint, _ outline: Outline, _ placed: Placed) {
        let frame = CellRect(placed.frame)
        if let height = placed.asked.height, height <= 10, frame.rows == 1, frame.columns > 1 {
            return drawThin("━", paint, frame, placed)
        }
        if let width = placed.asked.width, width < 8, frame.columns == 1, frame.rows > 1 {
            let eighth = max(1, min(7, Int(width.rounded())))
            return drawThin(Painter.leftBlocks[eighth], paint, frame, placed)
        }
        if frame.rows == 1, frame.columns <= 2, outline.isRound { return drawDot(paint, frame, placed) }
        for (column, row) in frame.within(bounds).cells where shows(column, row, placed) {
            cover(column, row, quadrants(of: column, row, outline, placed.frame), paint, placed)
        }
    }

    /// A line of one glyph in each cell, for forms that are thinner than cells.
    private mutating func drawThin(_ glyph: Character, _ paint: Paint, _ frame: CellRect, _ placed: Placed) {
        for (column, row) in frame.within(bounds).cells where shows(column, row, placed) {
            let ink = mixed(paint, at: column, row, placed)
            let isFaint = ink.distance(to: ground(column, row)) < Painter.leastContrast
            let plain: Character? = isFaint && glyph == "━" ? "─" : nil
            put(Cell(glyph, ink: ink, ground: self[column, row].ground, plain: plain), at: column, row)
        }
    }

    private mutating func drawDot(_ paint: Paint, _ frame: CellRect, _ placed: Placed) {
        guard shows(frame.left, frame.top, placed) else { return }
        let ink = mixed(paint, at: frame.left, frame.top, placed)
        put(Cell("●", ink: ink, ground: self[frame.left, frame.top].ground), at: frame.left, frame.top)
    }

    /// Which quarters of a cell a form covers: top left, top right, bottom left and bottom right, as bits.
    private func quadrants(of column: Int, _ row: Int, _ outline: Outline, _ frame: Rect) -> Int {
        var bits = 0
        for (bit, offset) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)].enumerated() {
            let center = CellRect.center(of: column, row)
            let point = Point(
                x: center.x + offset.0 * Cells.size.width, y: center.y + offset.1 * Cells.size.height)
            if outline.contains(point, in: frame) { bits |= 1 << bit }
        }
        return bits
    }

    private mutating func cover(_ column: Int, _ row: Int, _ quadrants: Int, _ paint: Paint, _ placed: Placed) {
        guard quadrants > 0 else { return }
        let color = mixed(paint, at: column, row, placed)
        if quadrants == 15 {
            let isClear =
                paint.shade(at: CellRect.center(of: column, row), in: placed.frame, isDark: theme.isDark)
                .opacity * placed.opacity <= 0
            guard !isClear else { return }
            veil(column, row, with: color, paint, placed)
        } else {
            put(Cell(Painter.quarterBlocks[quadrants], ink: color, ground: self[column, row].ground), at: column, row)
        }
    }

    /// Paints a whole cell. What was written there before is seen as far as the paint lets it.
    private mutating func veil(_ column: Int, _ row: Int, with color: RGB, _ paint: Paint, _ placed: Placed) {
        var cell = self[column, row]
        let shade = paint.shade(at: CellRect.center(of: column, row), in: placed.frame, isDark: theme.isDark)
        let cover = shade.opacity * placed.opacity
        let behind = ground(column, row)
        cell.ground = color
        if cover > 0.9 {
            put(Cell(ground: color, plain: plainGlyph(for: color, over: behind, placed)), at: column, row)
        } else {
            if cell.glyph != " " { cell.ink = RGB(shade, opacity: placed.opacity, over: cell.ink ?? theme.ink) }
            self[column, row] = cell
        }
    }

    /// What stands for a bar where there are no colours: one that is seen at all, and too slim to be a background.
    private func plainGlyph(for color: RGB, over behind: RGB, _ placed: Placed) -> Character? {
        let frame = CellRect(placed.frame)
        guard min(frame.columns, frame.rows * 6) <= 6, color.distance(to: behind) > Painter.leastContrast else {
            return nil
        }
        return "▒"
    }

    mutating func drawLine(_ axis: Axis, _ paint: Paint, _ placed: Placed) {
        for (column, row) in CellRect(placed.frame).within(bounds).cells where shows(column, row, placed) {
            let ink = ink(paint, at: column, row, placed)
            let glyph: Character = axis == .horizontal ? "─" : "│"
            let cell = Cell(glyph, ink: ink.color, ground: self[column, row].ground, style: ink.style)
            put(cell, at: column, row)
        }
    }

    /// How far a colour is from what is behind it, so that it is something to see and not a background.
    private static let leastContrast = 20_000

    static let leftBlocks: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    private static let quarterBlocks: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}

extension Outline {
    /// Whether it is a circle, or something like it when it is small.
    var isRound: Bool {
        switch self {
        case .circle, .ellipse, .capsule: true
        case .inset(let outline, _), .scaled(let outline, _, _), .offset(let outline, _), .rotated(let outline, _):
            outline.isRound
        default: false
        }
    }
}
