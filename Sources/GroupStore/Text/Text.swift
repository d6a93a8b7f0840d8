import CLinux
import Glibc

/// The bytes of a suite file, followed in memory by zeros, so that a scanner may look a word ahead and needs no test
/// for the end: no text of ours holds a zero byte.
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

    /// Room for `capacity` bytes, of which `fill` says how many it wrote.
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
    /// Memory that is written once, by whoever makes the text. Large texts get large pages where the kernel has them,
    /// since most of what a copy of a file costs is otherwise the faults of its small pages.
    private final class Memory: Sendable {
        private let address: UInt
        private let capacity: Int

        private static let largePage = 2 << 20

        init(capacity: Int) {
            self.capacity = capacity
            let size = capacity + Text.padding
            if size >= Memory.largePage / 2, let memory = aligned_alloc(Memory.largePage, size) {
                madvise(memory, size, MADV_HUGEPAGE)
                address = UInt(bitPattern: memory)
            } else {
                address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16))
            }
        }

        deinit {
            free(start)
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
