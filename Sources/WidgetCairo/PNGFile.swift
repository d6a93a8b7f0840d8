import CCairo
import GroupSystem

/// Pixels as a PNG file: each row filtered by what makes it small, and deflated quickly.
enum PNGFile {
    static func bytes(of pixels: Pixels) -> [UInt8] {
        let isOpaque = pixels.isOpaque
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = bigEndian(pixels.width) + bigEndian(pixels.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("sRGB", [0], to: &file)
        append("IDAT", deflated(filtered(pixels, isOpaque: isOpaque)), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
        let named = Array(name.utf8) + data
        file += bigEndian(data.count) + named + bigEndian(Int(crc32(0, named, UInt32(named.count))))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func filtered(_ pixels: Pixels, isOpaque: Bool) -> [UInt8] {
        let depth = isOpaque ? 3 : 4
        let length = pixels.width * depth
        var above = [UInt8](repeating: 0, count: length)
        var row = above
        var left = above
        var up = above
        var file: [UInt8] = []
        file.reserveCapacity((length + 1) * pixels.height)
        for y in 0..<pixels.height {
            pixels.unpack(y, into: &row, isOpaque: isOpaque)
            if row == above {
                // Nothing differs from the row above.
                file.append(2)
                file.append(contentsOf: repeatElement(0, count: length))
                continue
            }
            var (leftCost, upCost) = (0, 0)
            for index in 0..<length {
                let value = row[index]
                let before = index >= depth ? row[index - depth] : 0
                left[index] = value &- before
                up[index] = value &- above[index]
                leftCost += Int(Int8(bitPattern: left[index]).magnitude)
                upCost += Int(Int8(bitPattern: up[index]).magnitude)
            }
            file.append(leftCost < upCost ? 1 : 2)
            file += leftCost < upCost ? left : up
            swap(&row, &above)
        }
        return file
    }

    private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var stream = z_stream()
        deflateInit2_(&stream, 1, Z_DEFLATED, 15, 9, Z_FILTERED, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        defer { deflateEnd(&stream) }
        var input = bytes
        return input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            let bound = Int(deflateBound(&stream, UInt(input.count)))
            return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(bound)
                deflate(&stream, Z_FINISH)
                count = Int(stream.total_out)
            }
        }
    }
}

extension Pixels {
    var isOpaque: Bool {
        (0..<height).allSatisfy { y in
            let row = row(y)
            var all: UInt8 = 255
            for x in 0..<width { all &= row[4 * x + 3] }
            return all == 255
        }
    }

    /// A row in the order and the kind of PNG's: colours that are not multiplied by their opacity.
    func unpack(_ y: Int, into target: inout [UInt8], isOpaque: Bool) {
        let source = row(y)
        target.withUnsafeMutableBufferPointer { target in
            for x in 0..<width {
                let (blue, green, red, alpha) = (source[4 * x], source[4 * x + 1], source[4 * x + 2], source[4 * x + 3])
                if isOpaque {
                    (target[3 * x], target[3 * x + 1], target[3 * x + 2]) = (red, green, blue)
                } else if alpha == 255 || alpha == 0 {
                    (target[4 * x], target[4 * x + 1], target[4 * x + 2], target[4 * x + 3]) = (red, green, blue, alpha)
                } else {
                    func plain(_ value: UInt8) -> UInt8 {
                        UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
                    }
                    (target[4 * x], target[4 * x + 1], target[4 * x + 2], target[4 * x + 3]) = (
                        plain(red), plain(green), plain(blue), alpha
                    )
                }
            }
        }
    }
}
