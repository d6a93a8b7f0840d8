import CCairo
import GroupSystem
import WidgetPictures

/// Images of files and of bytes, decoded once.
final class ImageShelf {
    private var images: [PlacedImage.Source: OpaquePointer?] = [:]
    private var problems: [PlacedImage.Source: String] = [:]

    deinit { clear() }

    /// The pixels of an image; nil if there is none, which `problem` tells.
    func image(_ source: PlacedImage.Source) -> OpaquePointer? {
        if let known = images[source] { return known }
        if images.count > 64 { clear() }
        let image: OpaquePointer?
        do {
            image = try ImageFile.surface(of: bytes(of: source))
        } catch {
            image = nil
            problems[source] = "\(name(of: source)) \(error)"
        }
        images[source] = image
        return image
    }

    func problem(_ source: PlacedImage.Source) -> String? { problems[source] }

    private func bytes(of source: PlacedImage.Source) throws(ImageProblem) -> [UInt8] {
        switch source {
        case .bytes(let bytes): return bytes
        case .file(let path):
            do throws(Errno) {
                return try SmallFile.bytes(path)
            } catch {
                throw ImageProblem(words: "cannot be read: \(error)")
            }
        }
    }

    private func name(of source: PlacedImage.Source) -> String {
        switch source {
        case .file(let path): path
        case .bytes(let bytes): "An image of \(bytes.count) bytes"
        }
    }

    private func clear() {
        for image in images.values { if let image { cairo_surface_destroy(image) } }
        images = [:]
        problems = [:]
    }
}

struct ImageProblem: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
}

/// Image files by their first bytes. No image is decoded before its size is known to be reasonable.
enum ImageFile {
    private static let mostPixels = 24_000_000

    static func surface(of bytes: [UInt8]) throws(ImageProblem) -> OpaquePointer {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return try png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try jpeg(bytes) }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return try webp(bytes)
        }
        throw ImageProblem(words: "is no image that can be drawn: PNG, JPEG and WebP can")
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

    private static func jpeg(_ bytes: [UInt8]) throws(ImageProblem) -> OpaquePointer {
        let decoder = tjInitDecompress()
        defer { tjDestroy(decoder) }
        var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &colors) == 0 else {
            throw ImageProblem(words: "is damaged")
        }
        try check(Int(width), Int(height))
        let surface = try blank(width, height, isOpaque: true)
        let stride = cairo_image_surface_get_stride(surface)
        _ = tjDecompress2(
            decoder, bytes, UInt(bytes.count), cairo_image_surface_get_data(surface), width, stride, height,
            Int32(TJPF_BGRX.rawValue), 0)
        cairo_surface_mark_dirty(surface)
        return surface
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
