import Foundation
import WidgetArchive

/// Reads the sizes of image files.
enum PictureFile {
    /// The size in pixels of a PNG or JPEG file.
    static func size(ofFileAt path: String) -> Size? {
        FileManager.default.contents(atPath: path).flatMap { size(of: [UInt8]($0)) }
    }

    static func size(of bytes: [UInt8]) -> Size? { png(bytes) ?? jpeg(bytes) }

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
}

extension Size {
    /// What pixels are in points, where so many of them are one.
    func points(at scale: Double) -> Size { Size(width: width / scale, height: height / scale) }
}
