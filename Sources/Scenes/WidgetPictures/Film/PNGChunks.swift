/// What PNG files are made of.
enum PNGChunks {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    static let header = Array("IHDR".utf8)
    static let data = Array("IDAT".utf8)
    static let end = Array("IEND".utf8)

    static func append(_ name: [UInt8], _ data: [UInt8], to file: inout [UInt8]) {
        let named = name + data
        file += bigEndian(data.count) + named + bigEndian(Int(Checksum.of(named)))
    }

    static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

/// The cyclic redundancy check of PNG.
private enum Checksum {
    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    static func of(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }
}
