/// The quarters of a cell that are inked.
struct Quadrants: OptionSet, Hashable {
    let rawValue: Int

    static let none: Quadrants = []
    static let upperLeft = Quadrants(rawValue: 1)
    static let upperRight = Quadrants(rawValue: 2)
    static let lowerLeft = Quadrants(rawValue: 4)
    static let lowerRight = Quadrants(rawValue: 8)

    private static let glyphs: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

    var glyph: Character { Quadrants.glyphs[rawValue] }
}

extension Quadrants {
    init(_ glyph: Character) {
        rawValue = Quadrants.glyphs.firstIndex(of: glyph) ?? 0
    }

    /// The quarter at a pixel of the cell.
    private static func quarter(_ x: Int, _ y: Int) -> Quadrants { Quadrants(rawValue: 1 << (y * 2 + x)) }

    /// The cells of a larger copy: each pixel becomes as many in both directions.
    static func enlarged(_ rows: [[Quadrants]], by scale: Int) -> [[Quadrants]] {
        guard scale > 1 else { return rows }
        return (0..<rows.count * scale).map { row in
            (0..<rows[0].count * scale).map { column in
                var cell = Quadrants.none
                for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let (fromX, fromY) = ((column * 2 + x) / scale, (row * 2 + y) / scale)
                    let isInked = rows[fromY / 2][fromX / 2].contains(quarter(fromX % 2, fromY % 2))
                    if isInked { cell.insert(quarter(x, y)) }
                }
                return cell
            }
        }
    }
}
