import Foundation

/// Functions that protect nothing any more, for names and checksums.
public enum Insecure {
    public typealias MD5Digest = DigestBytes<MD5>
    public typealias SHA1Digest = DigestBytes<SHA1>

    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest

        public static let blockByteCount = Message<UInt32>.blockByteCount
        public static let byteCount = 16

        private var message = Message(state: Array(roots.prefix(4)), isBigEndian: false, compress: compress)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

        public func finalize() -> Digest { Digest(bytes: message.digest(Self.byteCount)) }
    }

    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest

        public static let blockByteCount = Message<UInt32>.blockByteCount
        public static let byteCount = 20

        private var message = Message(state: roots, compress: compress)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

        public func finalize() -> Digest { Digest(bytes: message.digest(Self.byteCount)) }
    }

    /// The state in which both begin; MD5 has no fifth word.
    private static let roots: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
}

/// The rounds, as RFC 1321 has them.
extension Insecure.MD5 {
    private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 0x1p32) }
    private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

    @Sendable private static func compress(_ state: inout [UInt32], _ block: [UInt32]) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for round in 0..<64 {
            let (mixed, place) =
                switch round / 16 {
                case 0: (b & c | ~b & d, round)
                case 1: (d & b | ~d & c, 5 * round + 1)
                case 2: (b ^ c ^ d, 3 * round + 5)
                default: (c ^ (b | ~d), 7 * round)
                }
            let turned = (a &+ mixed &+ sines[round] &+ block[place % 16]).turned(turns[round / 16][round % 4])
            (a, b, c, d) = (d, b &+ turned, b, c)
        }
        for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
    }
}

/// The rounds, as RFC 3174 has them.
extension Insecure.SHA1 {
    @Sendable private static func compress(_ state: inout [UInt32], _ block: [UInt32]) {
        var schedule = block
        for index in 16..<80 {
            let (recent, older) = (schedule[index - 3] ^ schedule[index - 8], schedule[index - 14])
            schedule.append((recent ^ older ^ schedule[index - 16]).turned(1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for round in 0..<80 {
            let (mixed, constant): (UInt32, UInt32) =
                switch round / 20 {
                case 0: (b & c | ~b & d, 0x5a82_7999)
                case 1: (b ^ c ^ d, 0x6ed9_eba1)
                case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
                default: (b ^ c ^ d, 0xca62_c1d6)
                }
            let sum = a.turned(5) &+ mixed &+ e &+ constant &+ schedule[round]
            (a, b, c, d, e) = (sum, a, b.turned(30), c, d)
        }
        for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }
}

extension UInt32 {
    /// The word rotated left.
    fileprivate func turned(_ bits: UInt32) -> UInt32 { self &<< bits | self &>> (32 &- bits) }
}
