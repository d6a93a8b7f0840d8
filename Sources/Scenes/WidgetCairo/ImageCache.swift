import CCairo
import GroupSystem
import WidgetArchive
import WidgetPictures

/// Images of files and of bytes, decoded once and cached until they change.
final class ImageCache {
    private var images: [Key: Image] = [:]
    private let vectors = VectorImages()
    /// The bytes that all of them take.
    private var weight = 0

    private static let mostWeight = 16 << 20
    private static let longestFile = 32 << 20

    private struct Key: Hashable {
        let source: PlacedImage.Source
        /// The pixels that a vector image was drawn in; nil for a bitmap.
        let pixels: PixelSize?
    }

    private struct Image {
        var surface: OpaquePointer?
        var problem: String?
        var version: Version?
        var weight: Int
    }

    /// The attributes of a file that change with its contents.
    private struct Version: Equatable {
        let identity: FileIdentity
        let size: Int
        let modified: Int64
        let changed: Int64

        init?(_ source: PlacedImage.Source) {
            guard case .file(let path) = source, let status = try? FileStatus(of: path, followsLinks: true) else {
                return nil
            }
            (identity, size) = (status.identity, status.size)
            (modified, changed) = (status.modified, status.changed)
        }
    }

    deinit { clear() }

    /// The pixels of an image, valid until the next call; nil if there is none. Also says what is wrong with the image.
    /// A vector image, which has a size in points, is drawn in the given number of pixels.
    func image(
        _ source: PlacedImage.Source, drawnIn pixels: PixelSize, of size: Size
    ) -> (surface: OpaquePointer?, problem: String?) {
        let version = Version(source)
        if let known = images[Key(source: source, pixels: nil)] ?? images[Key(source: source, pixels: pixels)] {
            if known.version == version { return (known.surface, known.problem) }
            clear()
        }
        if weight > ImageCache.mostWeight { clear() }
        let (image, isVector) = read(source, version, pixels, size)
        images[Key(source: source, pixels: isVector ? pixels : nil)] = image
        weight += image.weight
        return (image.surface, image.problem)
    }

    /// Whether an image keeps a thread of this process busy for good.
    var isSpent: Bool { vectors.isSpent }

    /// Drops images that are too large to be kept for another picture.
    func tidy() {
        if weight > ImageCache.mostWeight { clear() }
        vectors.beginPicture()
    }

    private func read(
        _ source: PlacedImage.Source, _ version: Version?, _ pixels: PixelSize, _ size: Size
    ) -> (Image, isVector: Bool) {
        var isVector = false
        do throws(ImageProblem) {
            let bytes = try bytes(of: source)
            isVector = SVGImage.Kind(bytes) == .svg
            let (surface, flaw) =
                try isVector
                ? (vectors.surface(of: bytes, drawnIn: pixels, of: size), nil) : ImageFile.decoded(bytes)
            let weight = source.weight + Pixels(surface).stride * Pixels(surface).height
            let problem = flaw.map { "\(source.name) \($0)" }
            return (Image(surface: surface, problem: problem, version: version, weight: weight), isVector)
        } catch {
            return (Image(problem: "\(source.name) \(error)", version: version, weight: source.weight), isVector)
        }
    }

    private func bytes(of source: PlacedImage.Source) throws(ImageProblem) -> [UInt8] {
        guard case .file(let path) = source else { return source.bytes }
        do throws(PictureFile.Problem) {
            let bytes = try PictureFile.bytes(path, atMost: ImageCache.longestFile)
            guard bytes.count <= ImageCache.longestFile else {
                throw PictureFile.Problem(words: "is too large to be drawn: more than 32 MiB")
            }
            return bytes
        } catch {
            throw ImageProblem(words: error.words)
        }
    }

    private func clear() {
        for image in images.values { if let surface = image.surface { cairo_surface_destroy(surface) } }
        images = [:]
        weight = 0
    }
}

extension PlacedImage.Source {
    fileprivate var bytes: [UInt8] { if case .bytes(let bytes) = self { bytes } else { [] } }

    /// The bytes that it takes, including its own bookkeeping.
    fileprivate var weight: Int { bytes.count + 1024 }
}

struct ImageProblem: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
}

/// Decodes image files by their first bytes. No image is decoded before its size is known to be reasonable.
enum ImageFile {
    private static let mostPixels = 24_000_000

    static func surface(of bytes: [UInt8]) throws(ImageProblem) -> OpaquePointer { try decoded(bytes).surface }

    /// The pixels, with a note on the flaw if the image is damaged but can be shown.
    static func decoded(_ bytes: [UInt8]) throws(ImageProblem) -> (surface: OpaquePointer, flaw: ImageProblem?) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return (try png(bytes), nil) }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try jpeg(bytes) }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return (try webp(bytes), nil)
        }
        throw ImageProblem(words: "is no image that can be drawn: PNG, JPEG, SVG and WebP can")
    }

    static func check(_ width: Int, _ height: Int) throws(ImageProblem) {
        guard width > 0, height > 0 else { throw ImageProblem(words: "is damaged") }
        guard width <= 30_000, height <= 30_000, width * height <= mostPixels else {
            throw ImageProblem(words: "is too large to be drawn: \(width) × \(height) pixels")
        }
    }

    private static func png(_ bytes: [UInt8]) throws(ImageProblem) -> OpaquePointer {
        guard bytes.count > 24 else { throw ImageProblem(words: "is damaged") }
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        try check(number(16), number(20))
        struct Source {
            var bytes: [UInt8]
            var place = 0
        }
        var source = Source(bytes: bytes)
        let surface = withUnsafeMutablePointer(to: &source) { source in
            cairo_image_surface_create_from_png_stream(
                { closure, data, length in
                    guard let source = closure?.assumingMemoryBound(to: Source.self), let data else {
                        return CAIRO_STATUS_READ_ERROR
                    }
                    let (start, end) = (source.pointee.place, source.pointee.place + Int(length))
                    guard end <= source.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
                    for index in start..<end { data[index - start] = source.pointee.bytes[index] }
                    source.pointee.place = end
                    return CAIRO_STATUS_SUCCESS
                }, source)
        }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw ImageProblem(words: "is damaged")
        }
        return surface
    }

    private static func jpeg(_ bytes: [UInt8]) throws(ImageProblem) -> (OpaquePointer, ImageProblem?) {
        let decoder = tjInitDecompress()
        defer { tjDestroy(decoder) }
        // The decoder continues after mere warnings.
        func isFatal(_ result: Int32) -> Bool {
            result != 0 && tjGetErrorCode(decoder) != Int32(TJERR_WARNING.rawValue)
        }
        var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let header = tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
        guard !isFatal(header) else { throw ImageProblem(words: "is damaged") }
        try check(Int(width), Int(height))
        let surface = try blank(width, height, isOpaque: true)
        let stride = cairo_image_surface_get_stride(surface)
        let result = tjDecompress2(
            decoder, bytes, UInt(bytes.count), cairo_image_surface_get_data(surface), width, stride, height,
            Int32(TJPF_BGRX.rawValue), TJFLAG_LIMITSCANS)
        guard !isFatal(result) else {
            cairo_surface_destroy(surface)
            throw ImageProblem(words: "is damaged")
        }
        cairo_surface_mark_dirty(surface)
        return (surface, result == 0 ? nil : ImageProblem(words: "is damaged, and drawn as far as it can be read"))
    }

    private static func webp(_ bytes: [UInt8]) throws(ImageProblem) -> OpaquePointer {
        var (width, height): (Int32, Int32) = (0, 0)
        guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else { throw ImageProblem(words: "is damaged") }
        try check(Int(width), Int(height))
        let surface = try blank(width, height, isOpaque: false)
        let stride = cairo_image_surface_get_stride(surface)
        guard let data = cairo_image_surface_get_data(surface),
            WebPDecodeBGRAInto(bytes, bytes.count, data, Int(stride) * Int(height), stride) != nil
        else {
            cairo_surface_destroy(surface)
            throw ImageProblem(words: "is damaged")
        }
        Pixels(surface).multiplyByOpacity()
        cairo_surface_mark_dirty(surface)
        return surface
    }

    static func blank(_ width: Int32, _ height: Int32, isOpaque: Bool) throws(ImageProblem) -> OpaquePointer {
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = cairo_image_surface_create(format, width, height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { throw ImageProblem(words: "needs more memory than there is") }
        return surface
    }
}

extension Pixels {
    func multiplyByOpacity() {
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width where row[4 * x + 3] < 255 {
                let alpha = Int(row[4 * x + 3])
                for part in 0..<3 { row[4 * x + part] = UInt8((Int(row[4 * x + part]) * alpha + 127) / 255) }
            }
        }
    }
}
