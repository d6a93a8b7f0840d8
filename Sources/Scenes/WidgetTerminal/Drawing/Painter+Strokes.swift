import SceneLayout
import WidgetArchive

extension Painter {
    /// The corner style of a box.
    enum Corner {
        case round, square

        var glyphs: [Character] { self == .round ? Array("╭╮╰╯") : Array("┌┐└┘") }
    }

    mutating func drawStroke(_ paint: Paint, _ surface: Node.Surface, _ placed: Placed) {
        let frame = CellRect(surface.outline.bounds(in: placed.frame))
        guard frame.columns > 1, frame.rows > 1 else { return }
        switch surface.outline.boxCorner {
        case .some(let corner): drawBox(in: frame, corner, paint, placed)
        case nil:
            var dots = Dots(frame)
            let width = surface.stroke.width.bounded
            // Strokes straddle the outline, and there may be no cells for the outer half.
            let inner = Outline.inset(surface.outline, by: max(0, width / 2 - 2))
            for line in inner.lines(in: placed.frame) { dots.draw(line, width: width) }
            draw(dots, paint, placed)
        }
    }

    /// Draws a box of lines, except over existing glyphs.
    mutating func drawBox(in frame: CellRect, _ corner: Corner, _ paint: Paint, _ placed: Placed) {
        let (right, bottom) = (frame.right - 1, frame.bottom - 1)
        guard right > frame.left, bottom > frame.top else { return }
        let glyphs = corner.glyphs
        for column in frame.left + 1..<max(frame.left + 1, right) {
            stroke("─", column, frame.top, paint, placed)
            stroke("─", column, bottom, paint, placed)
        }
        for row in frame.top + 1..<max(frame.top + 1, bottom) {
            stroke("│", frame.left, row, paint, placed)
            stroke("│", right, row, paint, placed)
        }
        stroke(glyphs[0], frame.left, frame.top, paint, placed)
        stroke(glyphs[1], right, frame.top, paint, placed)
        stroke(glyphs[2], frame.left, bottom, paint, placed)
        stroke(glyphs[3], right, bottom, paint, placed)
    }

    private mutating func stroke(_ glyph: Character, _ column: Int, _ row: Int, _ paint: Paint, _ placed: Placed) {
        let there = self[column, row]
        guard shows(column, row), there.glyph == " ", there.width == 1 else { return }
        let ink = ink(paint, at: column, row, placed)
        put(Cell(glyph, ink: ink.color, ground: there.ground, style: ink.style), at: column, row)
    }

    /// Draws braille dots, except over other glyphs.
    mutating func draw(_ dots: Dots, _ paint: Paint, _ placed: Placed) {
        for (column, row) in dots.frame.within(bounds).cells {
            let there = self[column, row]
            let bits = dots.bits(column, row)
            guard bits > 0, shows(column, row), there.width == 1 else { continue }
            guard there.glyph == " " || there.glyph.braille > 0 else { continue }
            let ink = mixed(paint, at: column, row, placed)
            put(Cell(Character(braille: bits | there.glyph.braille), ink: ink, ground: there.ground), at: column, row)
        }
    }
}

extension Character {
    /// The dots of a braille character; 0 for all others.
    fileprivate var braille: UInt8 {
        guard let value = unicodeScalars.first?.value, value & ~0xFF == 0x2800 else { return 0 }
        return UInt8(value & 0xFF)
    }

    fileprivate init(braille bits: UInt8) {
        self = Unicode.Scalar(0x2800 + UInt32(bits)).map(Character.init) ?? " "
    }
}

extension Outline {
    /// The corner style of a box that can replace the outline; nil if none can.
    var boxCorner: Painter.Corner? {
        switch self {
        case .rectangle: .square
        case .roundedRectangle(let radii, _):
            max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing) > 0 ? .round : .square
        case .capsule, .container: .round
        case .inset(let outline, _), .offset(let outline, _): outline.boxCorner
        default: nil
        }
    }
}
