/// A new text, described as an old one with some parts replaced. The parts do not overlap.
struct Splices: Sendable {
    private let text: Text
    private var splices: [(range: Range<Int>, bytes: [UInt8])] = []

    init(of text: Text) {
        self.text = text
    }

    mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
        splices.append((range, bytes))
    }

    /// The size of the new text.
    var count: Int { splices.reduce(text.count) { $0 + $1.bytes.count - $1.range.count } }

    /// Passes on the new text from start to end, in as many pieces as necessary.
    func forEachPiece<Failure: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void) throws(Failure) {
        // An insertion comes before a replacement that starts at the same place.
        let ordered = splices.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        try text.withBytes { (old) throws(Failure) in
            var source = 0
            for splice in ordered {
                try body(UnsafeBufferPointer(rebasing: old[source..<splice.range.lowerBound]))
                try splice.bytes.withUnsafeBufferPointer { (new) throws(Failure) in try body(new) }
                source = splice.range.upperBound
            }
            try body(UnsafeBufferPointer(rebasing: old[source...]))
        }
    }

    /// The new text in memory.
    var result: Text {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        forEachPiece { bytes.append(contentsOf: $0) }
        return Text(bytes)
    }
}
