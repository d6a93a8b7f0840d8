import SceneLayout
import WidgetArchive

/// Paints a drawing tree onto a canvas, back to front.
struct Painter {
    var canvas: CellGrid
    let theme: Theme
    /// The composition's top left corner on the canvas.
    let origin: (column: Int, row: Int)
    /// The cells of the composition; everything is clipped to them.
    let bounds: CellRect
    /// The largest scale of large letters, with which its texts have been measured.
    let largestLetters: Int
    private(set) var notes: [String] = []
    /// The clips in force.
    private var clips: [(Point) -> Bool] = []
    /// The opacities of the masks at a point.
    private var masks: [(Point) -> Double] = []
    /// The cells that hold text or symbols so far, and the dots drawn so far.
    private var written: Set<Place> = []
    var dots: [Dot] = []
    /// The inverse of the current rotation and the original frame, so that paint rotates too; nil without one.
    private var turn: (back: Transform, frame: Rect)?

    init(_ canvas: CellGrid, theme: Theme, at column: Int, _ row: Int, size: Size, largestLetters: Int) {
        self.canvas = canvas
        self.largestLetters = largestLetters
        self.theme = theme
        origin = (column, row)
        bounds = CellRect(Rect(.zero, size))
    }

    mutating func draw(_ drawings: [Drawing], _ look: Placed.Look = Placed.Look()) {
        for drawing in drawings {
            switch drawing {
            case .draw(let drawable, let frame, let requested):
                draw(Placed(frame: frame, drawable: drawable, requested: requested, look: look))
            case .group(.mask(let mask), let inner) where !mask.allSatisfy(\.isForm):
                drawMaskedByWords(inner, mask, look)
            case .group(let effect, let inner): draw(inner, look.within(effect))
            }
        }
    }

    private mutating func draw(_ placed: Placed) {
        var placed = placed
        turn = nil
        if let transform = placed.look.transform { move(&placed, by: transform) }
        clips = placed.look.clips.map(\.inside)
        masks = placed.look.masks.map { $0.coverage(isDark: theme.isDark) }
        if placed.look.filters.contains(where: \.blurs) { note("A terminal cannot blur; the content is drawn sharp") }
        if placed.look.filters.contains(where: \.blends) {
            note("A terminal cannot blend; the content is drawn on top")
        }
        switch placed.drawable {
        case .text(let paragraph): draw(paragraph, placed)
        case .image(let picture): draw(picture, placed)
        case .surface(let surface): draw(surface, placed)
        case .line(let axis, let paint): drawLine(axis, paint, placed)
        case .bar(let fraction, let isMarked, let paint, let isMirrored):
            drawBar(fraction, isMarked: isMarked, isMirrored: isMirrored, paint, placed)
        case .ring(let fraction, let isOpen, let paint, let isMirrored):
            drawRing(fraction, isOpen: isOpen, isMirrored: isMirrored, paint, placed)
        }
    }

    /// Shapes are transformed; text and symbols only move with their centre.
    private mutating func move(_ placed: inout Placed, by transform: Transform) {
        let center = transform(placed.frame.center)
        guard case .surface(var surface) = placed.drawable else {
            placed.frame = Rect(around: center, placed.frame.size)
            if !transform.keepsForms {
                note("A terminal cannot rotate or scale text; it is drawn upright, at its own size")
            }
            return
        }
        guard !transform.keepsUpright else { return placed.frame = transform(placed.frame) }
        let (width, height) = (placed.frame.size.width * transform.width, placed.frame.size.height * transform.height)
        let upright = Rect(around: center, Size(width: width, height: height))
        turn = (.rotation(degrees: -transform.degrees, around: center), upright)
        if transform.keepsBoxes, surface.outline.boxCorner != nil {
            placed.frame = transform(placed.frame)
            if transform.a.magnitude < 0.5 { swap(&placed.requested.width, &placed.requested.height) }
        } else {
            placed.frame = upright
            placed.requested = Requested()
            if transform.isMirrored { surface.outline = .scaled(surface.outline, x: 1, y: -1) }
            surface.outline = .rotated(surface.outline, degrees: transform.degrees)
            placed.drawable = .surface(surface)
        }
    }

    /// Whether a cell is inside the composition and all clips.
    func shows(_ column: Int, _ row: Int) -> Bool {
        guard bounds.contains(column, row) else { return false }
        let center = CellRect.center(of: column, row)
        return clips.allSatisfy { $0(center) } && masks.allSatisfy { $0(center) > 0 }
    }

    /// The cell at a position in the composition.
    subscript(_ column: Int, _ row: Int) -> Cell {
        get { canvas[origin.column + column, origin.row + row] }
        set { canvas[origin.column + column, origin.row + row] = newValue }
    }

    mutating func put(_ cell: Cell, at column: Int, _ row: Int) {
        canvas.put(cell, at: origin.column + column, origin.row + row)
    }

    /// Writes a glyph of text or of a symbol.
    mutating func write(_ cell: Cell, at column: Int, _ row: Int) {
        put(cell, at: column, row)
        guard cell.glyph != " " else { return }
        for place in column..<column + cell.width { written.insert(Place(column: place, row: row)) }
    }

    func isWritten(_ column: Int, _ row: Int) -> Bool { written.contains(Place(column: column, row: row)) }

    private struct Place: Hashable {
        let column: Int
        let row: Int
    }

    /// The background of a cell.
    func ground(_ column: Int, _ row: Int) -> RGB { self[column, row].ground ?? theme.ground }

    /// The colour of a paint in a cell, after opacity and filters.
    func shade(_ paint: Paint, at column: Int, _ row: Int, _ placed: Placed) -> Shade {
        let center = CellRect.center(of: column, row)
        return paint.shade(at: turn?.back(center) ?? center, in: turn?.frame ?? placed.frame, isDark: theme.isDark)
            .filtered(by: placed.look.filters, isDark: theme.isDark)
            .opacity(masks.reduce(placed.look.opacity) { $0 * $1(center) })
    }

    /// The colour of a paint in a cell, blended with the background.
    func mixed(_ paint: Paint, at column: Int, _ row: Int, _ placed: Placed) -> RGB {
        RGB(shade(paint, at: column, row, placed), over: ground(column, row))
    }

    mutating func note(_ words: String) {
        if !notes.contains(words) { notes.append(words) }
    }

    /// The ink of a glyph. Primary and secondary text use the terminal's default ink over an unpainted background.
    func ink(_ paint: Paint, at column: Int, _ row: Int, _ placed: Placed) -> (color: RGB?, style: Cell.Style) {
        if case .tone(let tone) = paint, self[column, row].ground == nil, placed.look.opacity == 1 {
            switch tone.role {
            case .primary where theme.shade(of: tone).opacity == 1: return (nil, [])
            case .secondary, .tertiary, .quaternary: return (nil, .dim)
            default: break
            }
        }
        return (mixed(paint, at: column, row, placed), [])
    }
}

extension Effect {
    fileprivate var blurs: Bool { if case .blur(let radius) = self { radius > 0 } else { false } }
    fileprivate var blends: Bool { if case .blend(let mode) = self { mode != .normal } else { false } }
}

/// A rectangle in cells.
struct CellRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// The cells of a rectangle, rounded to the nearest.
    init(_ rect: Rect) {
        func index(_ length: Double, _ unit: Double) -> Int { Int((min(max(length, -1e6), 1e6) / unit).rounded()) }
        left = index(rect.minX, Cells.size.width)
        top = index(rect.minY, Cells.size.height)
        right = index(rect.maxX, Cells.size.width)
        bottom = index(rect.maxY, Cells.size.height)
    }

    var columns: Int { max(0, right - left) }
    var rows: Int { max(0, bottom - top) }

    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= left && column < right && row >= top && row < bottom
    }

    /// The intersection with another rectangle.
    func within(_ other: CellRect) -> CellRect {
        var result = self
        (result.left, result.right) = (max(left, other.left), min(right, other.right))
        (result.top, result.bottom) = (max(top, other.top), min(bottom, other.bottom))
        return result
    }

    /// All of its cells, row by row.
    var cells: [(column: Int, row: Int)] {
        guard columns > 0, rows > 0 else { return [] }
        return (top..<bottom).flatMap { row in (left..<right).map { (column: $0, row: row) } }
    }

    static func center(of column: Int, _ row: Int) -> Point {
        Point(x: (Double(column) + 0.5) * Cells.size.width, y: (Double(row) + 0.5) * Cells.size.height)
    }
}
