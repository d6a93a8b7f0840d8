/// A message on its way through a hash function, in blocks of sixteen words, with the padding that all of them share.
struct Message<Word: FixedWidthInteger & Sendable>: Sendable {
    typealias Compression = @Sendable (_ state: inout [Word], _ block: [Word]) -> Void

    private var state: [Word]
    private let isBigEndian: Bool
    private let compress: Compression
    /// The beginning of the next block.
    private var tail: [UInt8] = []
    private var count: UInt64 = 0

    static var blockByteCount: Int { 16 * Word.bitWidth / 8 }

    init(state: [Word], isBigEndian: Bool = true, compress: @escaping Compression) {
        self.state = state
        self.isBigEndian = isBigEndian
        self.compress = compress
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        count += UInt64(bytes.count)
        let size = Self.blockByteCount
        var rest = bytes[...]
        if !tail.isEmpty {
            let head = rest.prefix(size - tail.count)
            tail += head
            rest = rest.dropFirst(head.count)
            guard tail.count == size else { return }
            let block = tail
            block.withUnsafeBytes { take($0) }
            tail.removeAll()
        }
        while rest.count >= size {
            take(UnsafeRawBufferPointer(rebasing: rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        tail += rest
    }

    /// The first bytes of the state after the padding: a one, zeros, and the message's length in bits at a block's end.
    func digest(_ byteCount: Int) -> [UInt8] {
        let lengthSize = 2 * Word.bitWidth / 8
        let used = (tail.count + 1 + lengthSize) % Self.blockByteCount
        let zeros = (Self.blockByteCount - used) % Self.blockByteCount + lengthSize - 8
        var padded = self
        let padding = [0x80] + [UInt8](repeating: 0, count: zeros) + bytes(of: count &* 8)
        padding.withUnsafeBytes { padded.append($0) }
        return Array(padded.state.flatMap(bytes).prefix(byteCount))
    }

    private mutating func take(_ block: UnsafeRawBufferPointer) {
        let offsets = stride(from: 0, to: Self.blockByteCount, by: Word.bitWidth / 8)
        compress(&state, offsets.map { ordered(block.loadUnaligned(fromByteOffset: $0, as: Word.self)) })
    }

    private func bytes<Number: FixedWidthInteger>(of number: Number) -> [UInt8] {
        withUnsafeBytes(of: ordered(number)) { Array($0) }
    }

    private func ordered<Number: FixedWidthInteger>(_ number: Number) -> Number {
        isBigEndian ? number.bigEndian : number.littleEndian
    }
}
