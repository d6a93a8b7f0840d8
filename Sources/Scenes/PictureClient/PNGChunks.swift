/// The building blocks of PNG files.
package enum PNGChunks {
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    package static let header = Array("IHDR".utf8)
    package static let data = Array("IDAT".utf8)
    package static let end = Array("IEND".utf8)

    /// The start of a file of pixels, each with a byte for red, green, blue and, unless it is opaque, opacity.
    package static func beginning(_ width: Int, _ height: Int, isOpaque: Bool) -> [UInt8] {
        var file = signature
        append(header, bigEndian(width) + bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &file)
        return file
    }

    /// A caller may know a faster way to compute the checksum.
    package static func append(
        _ name: [UInt8], _ data: [UInt8], to file: inout [UInt8], checksum: ([UInt8]) -> UInt32 = checksum(of:)
    ) {
        let named = name + data
        file += bigEndian(data.count) + named + bigEndian(Int(checksum(named)))
    }

    package static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The cyclic redundancy check.
    package static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }

    private static let remainders: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}
