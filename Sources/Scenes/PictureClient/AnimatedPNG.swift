/// A sequence of pictures in one PNG file, which browsers play; other programs show the first picture.
package struct AnimatedPNG {
    private var frames: [(chunks: [Chunk], seconds: Double)] = []

    package init() {}

    private struct Chunk {
        let name: [UInt8]
        let data: ArraySlice<UInt8>
    }

    /// Adds a picture; returns false if its size or pixel format differs from the first one's.
    package mutating func add(_ png: [UInt8], for seconds: Double) -> Bool {
        let chunks = AnimatedPNG.chunks(of: png)
        guard let header = chunks.first, header.name == PNGChunks.header else { return false }
        if let first = frames.first?.chunks.first, !header.data.elementsEqual(first.data) { return false }
        frames.append((chunks, seconds))
        return true
    }

    package func bytes() -> [UInt8] {
        guard let first = frames.first else { return [] }
        var file = PNGChunks.signature
        var number = 0
        for chunk in first.chunks where chunk.name != PNGChunks.data && chunk.name != PNGChunks.end {
            PNGChunks.append(chunk.name, Array(chunk.data), to: &file)
        }
        PNGChunks.append(Array("acTL".utf8), PNGChunks.bigEndian(frames.count) + PNGChunks.bigEndian(0), to: &file)
        for (place, frame) in frames.enumerated() {
            let size = Array(frame.chunks[0].data.prefix(8))
            let delay = min(max(Int((frame.seconds * 100).rounded()), 1), 65_535)
            let times = PNGChunks.bigEndian(delay).suffix(2) + PNGChunks.bigEndian(100).suffix(2)
            // Each picture covers the whole canvas and replaces the one before.
            let corner = PNGChunks.bigEndian(0) + PNGChunks.bigEndian(0)
            let control = PNGChunks.bigEndian(number) + size + corner + times + [0, 0]
            PNGChunks.append(Array("fcTL".utf8), control, to: &file)
            number += 1
            for chunk in frame.chunks where chunk.name == PNGChunks.data {
                guard place > 0 else {
                    PNGChunks.append(chunk.name, Array(chunk.data), to: &file)
                    continue
                }
                PNGChunks.append(Array("fdAT".utf8), PNGChunks.bigEndian(number) + chunk.data, to: &file)
                number += 1
            }
        }
        PNGChunks.append(PNGChunks.end, [], to: &file)
        return file
    }

    private static func chunks(of png: [UInt8]) -> [Chunk] {
        guard png.starts(with: PNGChunks.signature) else { return [] }
        var chunks: [Chunk] = []
        var place = PNGChunks.signature.count
        while place + 12 <= png.count {
            let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= png.count - place - 12 else { break }
            chunks.append(Chunk(name: Array(png[place + 4..<place + 8]), data: png[place + 8..<place + 8 + length]))
            place += 12 + length
        }
        return chunks
    }
}
