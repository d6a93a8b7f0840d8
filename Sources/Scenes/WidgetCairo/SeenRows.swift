import CCairo
import WidgetArchive

/// A sliding window of three rows of a picture, as seen, with a clear margin. A row takes thousands of comparisons, so
/// its converted colours are stored contiguously, without lookups.
final class SeenRows {
    private let picture: DecodedPicture
    /// The width, with a margin of one pixel on each side.
    let stride: Int
    private var colors: [SeenColor]
    /// The row in each slot; a row's slot is its number modulo three.
    private var held: [Int?] = [nil, nil, nil]
    /// A cache of converted colours.
    private var known = [SeenColor](repeating: SeenColor(pixel: 0), count: SeenRows.mostKnown)
    private static let mostKnown = 1 << 14

    init(_ picture: DecodedPicture, width: Int) {
        self.picture = picture
        stride = width + 2
        colors = [SeenColor](repeating: SeenColor(pixel: 0), count: 3 * stride)
    }

    /// The row and its neighbours, in no particular order.
    func around(_ row: Int) -> [SeenColor] {
        for number in row - 1...row + 1 where held[(number + 3) % 3] != number { read(number) }
        return colors
    }

    /// The index at which a row begins.
    func start(of row: Int) -> Int { (row + 3) % 3 * stride }

    private func read(_ row: Int) {
        held[(row + 3) % 3] = row
        var place = start(of: row)
        var x = -1
        while x < stride - 1 {
            colors[place] = seen(picture[x, row])
            place += 1
            x += 1
        }
    }

    private func seen(_ pixel: UInt32) -> SeenColor {
        let place = Int((pixel &* 0x9E37_79B1) >> 18)
        if known[place].pixel != pixel { known[place] = SeenColor(pixel: pixel) }
        return known[place]
    }
}
