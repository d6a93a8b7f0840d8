import CCairo
package import PictureClient
import WidgetArchive

/// Compares pictures as a person does: a pixel differs if the other picture has no similar one within a pixel's
/// distance, so that a slightly different antialiasing of an edge is no difference.
package struct PictureComparer {
    private let picture: DecodedPicture
    private let reference: DecodedPicture

    /// The differences between the pictures, and a PNG file that shows them in red on a pale copy.
    package static func compare(_ comparison: PictureComparison) -> (bytes: [UInt8], PictureAnswer) {
        do throws(ImageProblem) {
            let comparer = PictureComparer(
                picture: try DecodedPicture(comparison.picture.bytes, named: "the picture"),
                reference: try DecodedPicture(comparison.reference.bytes, named: "the picture to compare it with"))
            return try comparer.answer()
        } catch {
            return ([], PictureAnswer(problem: "\(error)"))
        }
    }

    private init(picture: DecodedPicture, reference: DecodedPicture) {
        self.picture = picture
        self.reference = reference
    }

    private func answer() throws(ImageProblem) -> (bytes: [UInt8], PictureAnswer) {
        let (width, height) = (max(picture.width, reference.width), max(picture.height, reference.height))
        do throws(ImageProblem) {
            try ImageFile.check(width, height)
        } catch {
            throw ImageProblem(words: "the area of both pictures \(error)")
        }
        let surface = try ImageFile.blank(Int32(width), Int32(height), isOpaque: false)
        defer { cairo_surface_destroy(surface) }
        let sheet = Pixels(surface)
        var (count, largest) = (0, 0.0)
        let (rows, others) = (SeenRows(picture, width: width), SeenRows(reference, width: width))
        for y in 0..<height {
            for x in 0..<width { sheet[x, y] = PictureComparer.pale(picture[x, y]) }
            guard (0..<width).contains(where: { picture[$0, y] != reference[$0, y] }) else { continue }
            for (x, distance) in distances(y, rows, others) {
                sheet[x, y] = 0xFFE0_002B
                (count, largest) = (count + 1, max(largest, distance))
            }
        }
        let difference = PictureDifference(
            size: picture.size, referenceSize: reference.size, share: Double(count) / Double(width * height),
            largest: largest)
        let bytes = PNGFile.bytes(of: sheet)
        return (bytes, PictureAnswer(byteCount: bytes.count, difference: difference))
    }

    /// The pixels of a row that differ visibly, with the distance of either picture's pixel from all nearby ones of the
    /// other.
    private func distances(_ y: Int, _ rows: SeenRows, _ others: SeenRows) -> [(x: Int, distance: Double)] {
        let (start, stride) = (rows.start(of: y), rows.stride)
        return rows.around(y).withUnsafeBufferPointer { rows in
            others.around(y).withUnsafeBufferPointer { others in
                var found: [(Int, Double)] = []
                for x in 0..<stride - 2 where rows[start + x + 1].pixel != others[start + x + 1].pixel {
                    let square = max(
                        PictureComparer.nearest(to: rows[start + x + 1], others, x, stride),
                        PictureComparer.nearest(to: others[start + x + 1], rows, x, stride))
                    if square > PictureComparer.visible { found.append((x, square.squareRoot())) }
                }
                return found
            }
        }
    }

    private static let visible = PictureDifference.visible * PictureDifference.visible

    /// The square of a colour's distance from the nearest of nine, or from the first that looks the same. The loops are
    /// plain, since tests compare with unoptimised programs.
    private static func nearest(
        to color: SeenColor, _ others: UnsafeBufferPointer<SeenColor>, _ x: Int, _ stride: Int
    ) -> Double {
        var nearest = Double.infinity
        var start = x
        while start < 3 * stride {
            var place = start
            while place < start + 3 {
                let square = color.squaredDistance(to: others[place])
                if square <= visible { return square }
                if square < nearest { nearest = square }
                place += 1
            }
            start += stride
        }
        return nearest
    }

    /// The pixel in grey on white, much lightened.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        func part(_ shift: UInt32) -> UInt32 { pixel >> shift & 255 }
        let brightness = (2 * part(16) + 5 * part(8) + part(0)) / 8 + 255 - part(24)
        let grey = 192 + min(brightness, 255) / 4
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}

/// A picture file's pixels, whatever its format.
final class DecodedPicture {
    private let surface: OpaquePointer
    private let pixels: Pixels
    var width: Int { pixels.width }
    var height: Int { pixels.height }
    var size: Size { Size(width: Double(width), height: Double(height)) }

    init(_ bytes: [UInt8], named name: String) throws(ImageProblem) {
        let image: OpaquePointer
        do throws(ImageProblem) {
            image = try ImageFile.surface(of: bytes)
        } catch {
            throw ImageProblem(words: "\(name) \(error)")
        }
        defer { cairo_surface_destroy(image) }
        surface = try ImageFile.blank(
            cairo_image_surface_get_width(image), cairo_image_surface_get_height(image), isOpaque: false)
        let context = cairo_create(surface)
        cairo_set_source_surface(context, image, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_destroy(context)
        pixels = Pixels(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// A pixel; clear outside the picture.
    subscript(_ x: Int, _ y: Int) -> UInt32 {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
        return pixels[x, y]
    }
}

extension Pixels {
    /// Opacity, red, green and blue, from the highest byte to the lowest.
    fileprivate subscript(_ x: Int, _ y: Int) -> UInt32 {
        get { UnsafeRawPointer(row(y)).load(fromByteOffset: 4 * x, as: UInt32.self) }
        nonmutating set {
            UnsafeMutableRawPointer(row(y)).storeBytes(of: newValue, toByteOffset: 4 * x, as: UInt32.self)
        }
    }
}
