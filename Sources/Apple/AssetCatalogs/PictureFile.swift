import Foundation
package import WidgetArchive

/// Reads the sizes of image files.
package enum PictureFile {
    /// The extensions that a picture without an image set may have.
    static let endings = ["png", "jpg", "jpeg", "svg", "webp"]

    /// The size of a PNG, JPEG or WebP file in pixels, and of an SVG file in points.
    package static func size(ofFileAt path: String) -> Size? {
        FileManager.default.contents(atPath: path).flatMap { size(of: [UInt8]($0)) }
    }

    package static func size(of bytes: [UInt8]) -> Size? { pixels(of: bytes) ?? SVGHead(bytes)?.size }

    /// The size of a raster image; nil for a vector image.
    package static func pixels(of bytes: [UInt8]) -> Size? { png(bytes) ?? jpeg(bytes) ?? webp(bytes) }

    private static func png(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        func number(_ place: Int) -> Double { Double(bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }) }
        return Size(width: number(16), height: number(20))
    }

    /// The size is in the first start-of-frame segment.
    private static func jpeg(_ bytes: [UInt8]) -> Size? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return Size(width: Double(number(place + 7)), height: Double(number(place + 5)))
            }
            place += 2 + number(place + 2)
        }
        return nil
    }

    /// The size is in the first chunk, in one of three forms.
    private static func webp(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        func number(_ place: Int, _ count: Int) -> Int {
            bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ": return Size(width: Double(number(26, 2) & 0x3FFF), height: Double(number(28, 2) & 0x3FFF))
        case "VP8L":
            let bits = number(21, 4)
            return Size(width: Double(bits & 0x3FFF + 1), height: Double(bits >> 14 & 0x3FFF + 1))
        case "VP8X": return Size(width: Double(number(24, 3) + 1), height: Double(number(27, 3) + 1))
        default: return nil
        }
    }
}

extension Size {
    /// The size in points of a picture with `scale` pixels per point.
    package func points(at scale: Double) -> Size { Size(width: width / scale, height: height / scale) }
}
