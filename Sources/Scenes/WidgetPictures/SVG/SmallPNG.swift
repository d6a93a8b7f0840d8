import PictureClient
import WidgetArchive

/// A few pixels, up to 16,000, as an uncompressed PNG file.
enum SmallPNG {
    static func bytes(_ pixels: [Shade], width: Int) -> [UInt8] {
        let isOpaque = pixels.allSatisfy { $0.boundedOpacity == 1 }
        var rows: [UInt8] = []
        for (place, shade) in pixels.enumerated() {
            // Each row begins with its filter's number.
            if place % width == 0 { rows.append(0) }
            rows += [shade.red, shade.green, shade.blue].map(byte)
            if !isOpaque { rows.append(byte(shade.opacity)) }
        }
        var file = PNGChunks.beginning(width, pixels.count / width, isOpaque: isOpaque)
        PNGChunks.append(PNGChunks.data, stored(rows), to: &file)
        PNGChunks.append(PNGChunks.end, [], to: &file)
        return file
    }

    private static func byte(_ part: Double) -> UInt8 { part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0 }

    /// A zlib stream of one uncompressed block.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
        var (one, two) = (1, 0)
        for byte in bytes {
            one = (one + Int(byte)) % 65_521
            two = (two + one) % 65_521
        }
        return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + PNGChunks.bigEndian(two << 16 | one)
    }
}
