import CCairo
import WidgetArchive
package import WidgetPictures

/// Compares pictures as a person does: a pixel differs if the other picture has nothing like it within one pixel, so
/// that an edge which is smoothed a little differently is no difference.
package struct PictureComparer {
    private let picture: DecodedPicture
    private let reference: DecodedPicture
    private var colors: [UInt32: SeenColor] = [:]

    /// How the pictures differ, and as a PNG file where: what differs is red, and the rest is pale.
    package static func compare(_ comparison: PictureComparison) -> (bytes: [UInt8], PictureAnswer) {
        do throws(ImageProblem) {
            var comparer = PictureComparer(
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

    private mutating func answer() throws(ImageProblem) -> (bytes: [UInt8], PictureAnswer) {
        let (width, height) = (max(picture.width, reference.width), max(picture.height, reference.height))
        try ImageFile.check(width, height)
        let surface = try ImageFile.blank(Int32(width), Int32(height), isOpaque: false)
        defer { cairo_surface_destroy(surface) }
        let sheet = Pixels(surface)
        var (count, largest) = (0, 0.0)
        for y in 0..<height {
            for x in 0..<width {
                let distance = distance(x, y)
                let isSeen = distance > PictureDifference.visible
                if isSeen { (count, largest) = (count + 1, max(largest, distance)) }
                sheet[x, y] = isSeen ? 0xFFE0_002B : PictureComparer.pale(picture[x, y])
            }
        }
        let difference = PictureDifference(
            size: picture.size, referenceSize: reference.size, share: Double(count) / Double(width * height),
            largest: largest)
        let bytes = PNGFile.bytes(of: sheet)
        return (bytes, PictureAnswer(byteCount: bytes.count, difference: difference))
    }

    /// How far a pixel of either picture is from all that the other one has there.
    private mutating func distance(_ x: Int, _ y: Int) -> Double {
        let (color, other) = (picture[x, y], reference[x, y])
        guard color != other else { return 0 }
        return max(distance(of: color, x, y, in: reference), distance(of: other, x, y, in: picture))
    }

    private mutating func distance(of color: UInt32, _ x: Int, _ y: Int, in other: DecodedPicture) -> Double {
        let seen = seen(color)
        var nearest = Double.infinity
        for row in y - 1...y + 1 {
            for column in x - 1...x + 1 {
                let candidate = other[column, row]
                if candidate == color { return 0 }
                nearest = min(nearest, seen.distance(to: self.seen(candidate)))
            }
        }
        return nearest
    }

    private mutating func seen(_ pixel: UInt32) -> SeenColor {
        if let known = colors[pixel] { return known }
        // Most pictures have a few hundred; a photograph shall not make this large.
        if colors.count > 100_000 { colors = [:] }
        let color = SeenColor(pixel: pixel)
        colors[pixel] = color
        return color
    }

    /// As grey on white, and much lighter.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        func part(_ shift: UInt32) -> UInt32 { pixel >> shift & 255 }
        let brightness = (2 * part(16) + 5 * part(8) + part(0)) / 8 + 255 - part(24)
        let grey = 192 + min(brightness, 255) / 4
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}

/// A picture file's pixels, whatever their form in the file.
private final class DecodedPicture {
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

    /// A pixel; what is outside is clear.
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
