import CCairo
import GroupSystem
import PictureClient
import WidgetPictures

/// Encodes pixels as a PNG file: each row with the filter that makes it smallest, deflated quickly.
enum PNGFile {
    static func bytes(of pixels: Pixels) -> [UInt8] {
        let isOpaque = pixels.isOpaque
        var file = PNGChunks.beginning(pixels.width, pixels.height, isOpaque: isOpaque)
        PNGChunks.append(Array("sRGB".utf8), [0], to: &file)
        PNGChunks.append(PNGChunks.data, deflated(pixels, isOpaque: isOpaque), to: &file) { bytes in
            UInt32(crc32(0, bytes, UInt32(bytes.count)))
        }
        PNGChunks.append(PNGChunks.end, [], to: &file)
        return file
    }

    /// The rows, each behind the number of its filter: one after the other, so that they need no memory.
    private static func deflated(_ pixels: Pixels, isOpaque: Bool) -> [UInt8] {
        var pair = RowPair(width: pixels.width, depth: isOpaque ? 3 : 4)
        var filtered = [UInt8](repeating: 0, count: 1 + pair.length)
        var file: [UInt8] = []
        var stream = z_stream()
        withUnsafeMutablePointer(to: &stream) { stream in
            let size = Int32(MemoryLayout<z_stream>.size)
            // Without memory there is no picture: the client is told that this program has ended.
            precondition(deflateInit2_(stream, 1, Z_DEFLATED, 15, 8, Z_FILTERED, ZLIB_VERSION, size) == Z_OK)
            for y in 0..<pixels.height {
                pair.withNext { pixels.unpack(y, into: $0, isOpaque: isOpaque) }
                pair.filter(to: &filtered)
                push(&filtered, filtered.count, into: stream, Z_NO_FLUSH, to: &file)
            }
            push(nil, 0, into: stream, Z_FINISH, to: &file)
            deflateEnd(stream)
        }
        return file
    }

    private static func push(
        _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, into stream: UnsafeMutablePointer<z_stream>,
        _ flush: Int32, to file: inout [UInt8]
    ) {
        (stream.pointee.next_in, stream.pointee.avail_in) = (bytes, UInt32(count))
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 15) { output in
            repeat {
                (stream.pointee.next_out, stream.pointee.avail_out) = (output.baseAddress, UInt32(output.count))
                precondition(deflate(stream, flush) != Z_STREAM_ERROR)
                let count = output.count - Int(stream.pointee.avail_out)
                file.append(contentsOf: UnsafeMutableBufferPointer(rebasing: output[..<count]))
            } while stream.pointee.avail_out == 0
        }
    }
}

/// A row and the one above it, each preceded by a zero pixel, so that every byte has a left neighbour.
private struct RowPair {
    let length: Int
    private let depth: Int
    private var row: [UInt8]
    private var above: [UInt8]

    init(width: Int, depth: Int) {
        (length, self.depth) = (width * depth, depth)
        row = [UInt8](repeating: 0, count: depth + length)
        above = row
    }

    mutating func withNext(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        swap(&row, &above)
        row.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { fill(base + depth) } }
    }

    /// Writes the filter's number and the filtered row. The loops are written so that the compiler vectorises them.
    func filter(to target: UnsafeMutablePointer<UInt8>) {
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                guard let row = row.baseAddress, let above = above.baseAddress else { return }
                let (now, left, up) = (row + depth, row, above + depth)
                let isLeft = cost(now, left) < cost(now, up)
                target[0] = isLeft ? 1 : 2
                let (before, rest) = (isLeft ? left : up, target + 1)
                for index in 0..<length { rest[index] = now[index] &- before[index] }
            }
        }
    }

    private func cost(_ now: UnsafePointer<UInt8>, _ before: UnsafePointer<UInt8>) -> UInt32 {
        var sum: UInt32 = 0
        for index in 0..<length {
            let difference = now[index] &- before[index]
            sum &+= UInt32(min(difference, 0 &- difference))
        }
        return sum
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

    /// Writes a row in PNG's channel order, with colours not premultiplied.
    func unpack(_ y: Int, into target: UnsafeMutablePointer<UInt8>, isOpaque: Bool) {
        isOpaque ? unpackOpaque(row(y), into: target) : unpackClear(row(y), into: target)
    }

    private func unpackOpaque(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            target[3 * x] = source[4 * x + 2]
            target[3 * x + 1] = source[4 * x + 1]
            target[3 * x + 2] = source[4 * x]
        }
    }

    private func unpackClear(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
        source.withMemoryRebound(to: UInt32.self, capacity: width) { source in
            target.withMemoryRebound(to: UInt32.self, capacity: width) { target in
                // Neighbours are often equal, and a comparison costs less than a division.
                var (known, plain): (UInt32, UInt32) = (0, 0)
                for x in 0..<width {
                    if source[x] != known { (known, plain) = (source[x], Pixels.plain(source[x])) }
                    target[x] = plain
                }
            }
        }
    }

    /// A pixel as bytes of red, green, blue and opacity, not premultiplied.
    private static func plain(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        func part(_ place: UInt32) -> UInt32 {
            let value = pixel >> place & 255
            return alpha == 0 || alpha == 255 ? value : min(255, (value * 255 + alpha / 2) / alpha)
        }
        return part(16) | part(8) << 8 | part(0) << 16 | alpha << 24
    }
}
