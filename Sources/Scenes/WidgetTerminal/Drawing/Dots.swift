import SceneLayout
import WidgetArchive

/// A braille raster, two by four dots per cell, for lines that are not straight.
struct Dots {
    let frame: CellRect
    private var bits: [UInt8]

    init(_ frame: CellRect) {
        var frame = frame
        // More than any terminal shows; a scene may hold any size.
        (frame.right, frame.bottom) = (min(frame.right, frame.left + 1000), min(frame.bottom, frame.top + 1000))
        self.frame = frame
        bits = Array(repeating: 0, count: frame.columns * frame.rows)
    }

    /// Draws a line through points of the composition.
    mutating func draw(_ line: [Point], width: Double = 0) {
        let reach = min(max(0, (width - 4) / 2), 20)
        for (start, end) in zip(line, line.dropFirst()) {
            let (across, down) = (end.x - start.x, end.y - start.y)
            let steps = max(1, Int(min(max(abs(across), abs(down)), 10_000) / 2))
            for step in 0...steps {
                let part = Double(step) / Double(steps)
                dab(Point(x: start.x + across * part, y: start.y + down * part), reach)
            }
        }
    }

    private mutating func dab(_ point: Point, _ reach: Double) {
        guard reach > 0 else { return set(point) }
        for across in stride(from: -reach, through: reach, by: min(2, reach)) {
            for down in stride(from: -reach, through: reach, by: min(2, reach)) {
                guard across * across + down * down <= reach * reach else { continue }
                set(Point(x: point.x + across, y: point.y + down))
            }
        }
    }

    private mutating func set(_ point: Point) {
        guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
        // Points between two dots round toward the centre, so that circles come out symmetric.
        let x = Dots.index(point.x, middle: Double(frame.left + frame.right) / 2 * Cells.size.width)
        let y = Dots.index(point.y, middle: Double(frame.top + frame.bottom) / 2 * Cells.size.height)
        let (column, row) = (x >> 1 - frame.left, y >> 2 - frame.top)
        guard column >= 0, row >= 0, column < frame.columns, row < frame.rows else { return }
        bits[row * frame.columns + column] |= Dots.order[(y & 3) * 2 + (x & 1)]
    }

    private static func index(_ length: Double, middle: Double) -> Int {
        Int(((length + (length > middle ? -0.01 : 0.01)) / 4).rounded(.down))
    }

    /// The bits of braille dots, row by row.
    private static let order: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    /// The braille dots of a cell of the composition.
    func bits(_ column: Int, _ row: Int) -> UInt8 {
        guard frame.contains(column, row) else { return 0 }
        return bits[(row - frame.top) * frame.columns + column - frame.left]
    }
}
