import CCairo
import PictureClient
import SceneFixtures
import SceneLayout
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// A picture as a test sees it: its pixels, from 0 to 255.
struct PictureReader {
    let width: Int
    let height: Int
    private let rows: [[UInt8]]

    init(png: [UInt8]) throws {
        let surface = try ImageFile.surface(of: png)
        defer { cairo_surface_destroy(surface) }
        let pixels = Pixels(surface)
        (width, height) = (pixels.width, pixels.height)
        rows = (0..<pixels.height).map { y in
            var row = [UInt8](repeating: 0, count: 4 * pixels.width)
            pixels.unpack(y, into: &row, isOpaque: false)
            return row
        }
    }

    /// A pixel as red, green, blue and opacity.
    subscript(_ x: Int, _ y: Int) -> [UInt8] { Array(rows[y][4 * x..<4 * x + 4]) }

    /// The smallest rectangle, as x, y, width and height, around all pixels of which something holds.
    func bounds(where isMeant: ([UInt8]) -> Bool) -> [Int]? {
        var found: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
        for y in 0..<height {
            for x in 0..<width where isMeant(self[x, y]) {
                let old = found ?? (x, y, x, y)
                found = (min(old.minX, x), min(old.minY, y), max(old.maxX, x), max(old.maxY, y))
            }
        }
        return found.map { [$0.minX, $0.minY, $0.maxX - $0.minX + 1, $0.maxY - $0.minY + 1] }
    }
}

/// Draws a node in a space without a background or corners.
func picture(
    _ root: Node, _ size: Size = Size(width: 100, height: 60), scale: Double = 2, look: PictureLook = PictureLook()
) throws -> PictureReader {
    try PictureReader(png: drawn(root, size, scale: scale, look: look).bytes)
}

func drawn(
    _ root: Node, _ size: Size = Size(width: 100, height: 60), scale: Double = 2, look: PictureLook = PictureLook()
) -> (bytes: [UInt8], answer: PictureAnswer) {
    let request = PictureRequest(
        Scene(root), family: .accessoryRectangular, size: size, scale: scale, look: look,
        date: Samples.moment.date)
    let (bytes, answer) = PicturePainter().paint(request) { Moment($0) }
    return (bytes, answer)
}
