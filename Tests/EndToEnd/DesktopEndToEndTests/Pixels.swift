import Foundation

/// A picture: red, green and blue of each pixel.
struct Pixels: Equatable {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    /// Reads a binary portable pixel map.
    init?(portable file: Data) {
        let head = file.prefix(40).split(separator: UInt8(ascii: "\n"), maxSplits: 3)
        guard head.count == 4, head[0].elementsEqual("P6".utf8) else { return nil }
        let size = String(decoding: head[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        guard size.count == 2, file.count >= 3 * size[0] * size[1] else { return nil }
        (width, height) = (size[0], size[1])
        bytes = Array(file.suffix(3 * width * height))
    }

    subscript(x: Int, y: Int) -> ArraySlice<UInt8> {
        let place = 3 * (y * width + x)
        return bytes[place..<place + 3]
    }

    /// How many pixels differ visibly from those of a picture over a colour, with its top left corner at a point.
    func difference(
        from picture: (width: Int, bytes: [UInt8]), over ground: [UInt8], at corner: (x: Int, y: Int)
    ) -> Int {
        let size = (width: picture.width, height: picture.bytes.count / 4 / picture.width)
        guard corner.x + size.width <= width, corner.y + size.height <= height else { return .max }
        var count = 0
        for y in 0..<size.height {
            for x in 0..<size.width {
                let place = 4 * (y * size.width + x)
                let rest = 255 - Int(picture.bytes[place + 3])
                let seen = self[corner.x + x, corner.y + y]
                // The picture has blue first.
                for channel in 0..<3 {
                    let wanted = Int(picture.bytes[place + 2 - channel]) + Int(ground[channel]) * rest / 255
                    if abs(wanted - Int(seen[seen.startIndex + channel])) > 2 {
                        count += 1
                        break
                    }
                }
            }
        }
        return count
    }
}
