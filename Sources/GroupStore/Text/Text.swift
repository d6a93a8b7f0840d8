/// The bytes of a suite file, followed in memory by zeros, so that a scanner may look a word ahead and needs no test
/// for the end: no text of ours holds a zero byte.
struct Text: Sendable {
    static let padding = 16

    private let storage: Storage

    private enum Storage {
        case kept(padded: [UInt8])
        case mapped(Mapping)
    }

    var count: Int {
        switch storage {
        case .kept(let padded): padded.count - Text.padding
        case .mapped(let mapping): mapping.size
        }
    }

    init(_ bytes: some Collection<UInt8>) {
        var padded: [UInt8] = []
        padded.reserveCapacity(bytes.count + Text.padding)
        padded.append(contentsOf: bytes)
        padded.append(contentsOf: repeatElement(0, count: Text.padding))
        storage = .kept(padded: padded)
    }

    /// A text that may change while it is looked at: see `Mapping`.
    init(_ mapping: Mapping) {
        storage = .mapped(mapping)
    }

    /// Room for `capacity` bytes, of which `fill` says how many it wrote.
    init<Failure: Error>(
        capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) throws(Failure) {
        var failure: Failure?
        let padded = [UInt8](unsafeUninitializedCapacity: capacity + Text.padding) { buffer, count in
            let room = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[..<capacity]))
            do throws(Failure) {
                count = try fill(room)
            } catch {
                failure = error
            }
            for place in count..<count + Text.padding { buffer[place] = 0 }
            count += Text.padding
        }
        if let failure { throw failure }
        storage = .kept(padded: padded)
    }

    /// Calls `body` with the bytes; `Text.padding` zeros follow them.
    @inline(__always)
    func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        switch storage {
        case .kept(let padded):
            try padded.withUnsafeBufferPointer { (buffer) throws(Failure) in
                try body(UnsafeBufferPointer(rebasing: buffer[..<(buffer.count - Text.padding)]))
            }
        case .mapped(let mapping):
            try body(mapping.bytes)
        }
    }

    var bytes: [UInt8] { withBytes { Array($0) } }
    func bytes(_ range: Range<Int>) -> [UInt8] { withBytes { Array($0[range]) } }
}
