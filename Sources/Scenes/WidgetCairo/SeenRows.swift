import CCairo
import WidgetArchive

/// Three rows of a picture as they are seen, one below the other, with what is clear around it. A picture of many colours
/// is compared thousands of times with each row, so that they lie where nothing has to be looked up.
final class SeenRows {
    private let picture: DecodedPicture
    /// With a pixel on each side.
    let stride: Int
    private var colors: [SeenColor]
    /// The numbers of the rows that are held, each at its place by its remainder.
    private var held: [Int?] = [nil, nil, nil]
    /// Colours that were met before.
    private var known = [SeenColor](repeating: SeenColor(pixel: 0), count: SeenRows.mostKnown)
    private static let mostKnown = 1 << 14

    init(_ picture: DecodedPicture, width: Int) {
        self.picture = picture
        stride = width + 2
        colors = [SeenColor](repeating: SeenColor(pixel: 0), count: 3 * stride)
    }

    /// The row and its neighbours, of which the order does not matter.
    func around(_ row: Int) -> [SeenColor] {
        for number in row - 1...row + 1 where held[(number + 3) % 3] != number { read(number) }
        return colors
    }

    /// Where a row begins, in them.
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
