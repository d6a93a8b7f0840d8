/// Pictures one after the other in one PNG file, which browsers play, and which shows its first picture elsewhere.
package struct AnimatedPNG {
    private var frames: [(chunks: [Chunk], seconds: Double)] = []

    package init() {}

    private struct Chunk {
        let name: [UInt8]
        let data: ArraySlice<UInt8>
    }

    /// Adds a picture, of the same size and kind of pixels as the first; false for one that is not.
    package mutating func add(_ png: [UInt8], for seconds: Double) -> Bool {
        let chunks = AnimatedPNG.chunks(of: png)
        guard let header = chunks.first, header.name == AnimatedPNG.header else { return false }
        if let first = frames.first?.chunks.first, !header.data.elementsEqual(first.data) { return false }
        frames.append((chunks, seconds))
        return true
    }

    package func bytes() -> [UInt8] {
        guard let first = frames.first else { return [] }
        var file = AnimatedPNG.signature
        var number = 0
        for chunk in first.chunks where chunk.name != AnimatedPNG.data && chunk.name != AnimatedPNG.end {
            append(chunk.name, Array(chunk.data), to: &file)
        }
        append(Array("acTL".utf8), bigEndian(frames.count) + bigEndian(0), to: &file)
        for (place, frame) in frames.enumerated() {
            let size = Array(frame.chunks[0].data.prefix(8))
            let delay = min(max(Int((frame.seconds * 100).rounded()), 1), 65_535)
            let times = bigEndian(delay).suffix(2) + bigEndian(100).suffix(2)
            // Each picture takes the whole canvas, and the place of the one before.
            append(
                Array("fcTL".utf8), bigEndian(number) + size + bigEndian(0) + bigEndian(0) + times + [0, 0], to: &file)
            number += 1
            for chunk in frame.chunks where chunk.name == AnimatedPNG.data {
                guard place > 0 else {
                    append(chunk.name, Array(chunk.data), to: &file)
                    continue
                }
                append(Array("fdAT".utf8), bigEndian(number) + chunk.data, to: &file)
                number += 1
            }
        }
        append(AnimatedPNG.end, [], to: &file)
        return file
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let header = Array("IHDR".utf8)
    private static let data = Array("IDAT".utf8)
    private static let end = Array("IEND".utf8)

    private static func chunks(of png: [UInt8]) -> [Chunk] {
        guard png.starts(with: signature) else { return [] }
        var chunks: [Chunk] = []
        var place = signature.count
        while place + 12 <= png.count {
            let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= png.count - place - 12 else { break }
            chunks.append(Chunk(name: Array(png[place + 4..<place + 8]), data: png[place + 8..<place + 8 + length]))
            place += 12 + length
        }
        return chunks
    }

    private func append(_ name: [UInt8], _ data: [UInt8], to file: inout [UInt8]) {
        let named = name + data
        file += bigEndian(data.count) + named + bigEndian(Int(Checksum.of(named)))
    }

    private func bigEndian(_ number: Int) -> [UInt8] {
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
