/// The bytes of a suite file, followed in memory by zeros, so that a scanner may look a word ahead and needs no test
/// for the end: no text of ours holds a zero byte.
struct Text: Sendable {
    static let padding = 16

    private var padded: [UInt8]

    var count: Int { padded.count - Text.padding }

    init(_ bytes: some Collection<UInt8>) {
        padded = []
        padded.reserveCapacity(bytes.count + Text.padding)
        padded.append(contentsOf: bytes)
        padded.append(contentsOf: repeatElement(0, count: Text.padding))
    }

    /// Room for `capacity` bytes, of which `fill` says how many it wrote.
    init<Failure: Error>(
        capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) throws(Failure) {
        var failure: Failure?
        padded = [UInt8](unsafeUninitializedCapacity: capacity + Text.padding) { buffer, count in
            do throws(Failure) {
                count = try fill(
                    UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<capacity]))
            } catch {
                failure = error
            }
            for place in count..<count + Text.padding { buffer[place] = 0 }
            count += Text.padding
        }
        if let failure { throw failure }
    }

    /// Calls `body` with the bytes; `Text.padding` zeros follow them.
    @inline(__always)
    func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try padded.withUnsafeBufferPointer { (buffer) throws(Failure) in
            try body(UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
    }

    subscript(range: Range<Int>) -> ArraySlice<UInt8> { padded[range] }

    var bytes: [UInt8] { Array(padded.dropLast(Text.padding)) }
}
