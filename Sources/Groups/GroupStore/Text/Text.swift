import GroupSystem

/// The bytes of a suite file, followed in memory by zeros, so that a scanner may read ahead by a word and need not test
/// for the end: a valid text contains no zero byte.
struct Text: Sendable {
    static let padding = 16

    private let memory: Memory
    let count: Int

    init(_ bytes: some Collection<UInt8>) {
        memory = Memory(capacity: bytes.count)
        count = bytes.count
        memory.bytes.copyBytes(from: bytes)
        memory.pad(after: count)
    }

    /// Allocates room for `capacity` bytes; `fill` returns how many it wrote.
    init<Failure: Error>(
        capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) throws(Failure) {
        memory = Memory(capacity: capacity)
        count = try fill(memory.bytes)
        memory.pad(after: count)
    }

    /// Calls `body` with the bytes; `Text.padding` zeros follow them.
    @inline(__always)
    func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(memory) {} }
        return try body(UnsafeBufferPointer(memory.bytes[..<count].bindMemory(to: UInt8.self)))
    }

    var bytes: [UInt8] { withBytes { Array($0) } }
    func bytes(_ range: Range<Int>) -> [UInt8] { withBytes { Array($0[range]) } }
}

extension Text {
    /// Memory that is written once, by the creator of the text.
    private final class Memory: Sendable {
        private let address: UInt
        private let capacity: Int

        init(capacity: Int) {
            self.capacity = capacity
            address = UInt(bitPattern: LargeMemory.allocate(byteCount: capacity + Text.padding))
        }

        deinit {
            LargeMemory.free(start)
        }

        private var start: UnsafeMutableRawPointer {
            UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
        }

        var bytes: UnsafeMutableRawBufferPointer {
            UnsafeMutableRawBufferPointer(start: start, count: capacity)
        }

        func pad(after count: Int) {
            (start + count).initializeMemory(as: UInt8.self, repeating: 0, count: Text.padding)
        }
    }
}
