/// Pixels as a terminal's sixels: bands of six rows, in a palette of the most frequent colours, without the clear
/// pixels.
enum SixelText {
    private static let mostColors = 250

    static func bytes(of pixels: Pixels) -> [UInt8] {
        let (indexed, palette) = indexed(pixels)
        var text = Array("\u{1B}P0;1;0q\"1;1;\(pixels.width);\(pixels.height)".utf8)
        for (number, color) in palette.enumerated() {
            let parts = [color >> 10 & 31, color >> 5 & 31, color & 31].map { ($0 * 100 + 15) / 31 }
            text += "#\(number);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
        }
        for top in stride(from: 0, to: pixels.height, by: 6) {
            append(band(indexed, top, pixels.width, pixels.height), pixels.width, to: &text)
        }
        return text + Array("\u{1B}\\".utf8)
    }

    /// Each pixel's palette index, or -1 for a clear one.
    private static func indexed(_ pixels: Pixels) -> (places: [Int16], palette: [Int]) {
        var colors = [Int](repeating: -1, count: pixels.width * pixels.height)
        var counts: [Int: Int] = [:]
        var row = [UInt8](repeating: 0, count: 4 * pixels.width)
        for y in 0..<pixels.height {
            pixels.unpack(y, into: &row, isOpaque: false)
            for x in 0..<pixels.width where row[4 * x + 3] >= 128 {
                let color = Int(row[4 * x] >> 3) << 10 | Int(row[4 * x + 1] >> 3) << 5 | Int(row[4 * x + 2] >> 3)
                colors[y * pixels.width + x] = color
                counts[color, default: 0] += 1
            }
        }
        let palette = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(mostColors).map(\.key)
        var places: [Int: Int16] = [:]
        for color in counts.keys { places[color] = Int16(nearest(to: color, in: palette)) }
        return (colors.map { places[$0] ?? -1 }, palette)
    }

    private static func nearest(to color: Int, in palette: [Int]) -> Int {
        func distance(_ other: Int) -> Int {
            [10, 5, 0].reduce(0) { sum, shift in
                let difference = (color >> shift & 31) - (other >> shift & 31)
                return sum + difference * difference
            }
        }
        return palette.indices.min { distance(palette[$0]) < distance(palette[$1]) } ?? 0
    }

    /// The sixel bits of a band of six rows, by colour.
    private static func band(_ places: [Int16], _ top: Int, _ width: Int, _ height: Int) -> [(Int16, [UInt8])] {
        var bits: [Int16: [UInt8]] = [:]
        for bit in 0..<min(6, height - top) {
            for x in 0..<width {
                let place = places[(top + bit) * width + x]
                guard place >= 0 else { continue }
                bits[place, default: [UInt8](repeating: 0, count: width)][x] |= 1 << bit
            }
        }
        return bits.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func append(_ band: [(color: Int16, bits: [UInt8])], _ width: Int, to text: inout [UInt8]) {
        for (color, bits) in band {
            text += "#\(color)".utf8
            var x = 0
            while x < width {
                let run = bits[x...].prefix { $0 == bits[x] }.count
                let character = bits[x] + 0x3F
                if run > 3 {
                    text += "!\(run)".utf8 + [character]
                } else {
                    text += [UInt8](repeating: character, count: run)
                }
                x += run
            }
            text.append(UInt8(ascii: "$"))
        }
        text.append(UInt8(ascii: "-"))
    }
}
