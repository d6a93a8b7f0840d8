/// Replacements of parts of a text, which do not overlap.
struct Splices {
    private var splices: [(range: Range<Int>, bytes: [UInt8])]

    init(_ splices: [(range: Range<Int>, bytes: [UInt8])]) {
        self.splices = splices
    }

    mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
        splices.append((range, bytes))
    }

    func applied(to text: Text) -> Text {
        // An insertion comes before a replacement that starts at the same place.
        let ordered = splices.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        let growth = ordered.reduce(0) { $0 + $1.bytes.count - $1.range.count }
        return Text(capacity: text.count + growth) { buffer in
            var (source, target) = (0, 0)
            func copy(_ bytes: ArraySlice<UInt8>) {
                bytes.withUnsafeBytes { raw in
                    UnsafeMutableRawBufferPointer(rebasing: buffer[target..<target + raw.count]).copyMemory(from: raw)
                    target += raw.count
                }
            }
            for splice in ordered {
                copy(text[source..<splice.range.lowerBound])
                copy(splice.bytes[...])
                source = splice.range.upperBound
            }
            copy(text[source..<text.count])
            return target
        }
    }
}
