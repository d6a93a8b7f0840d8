@_exported public import Foundation

/// A hash function, in plain Swift: hashing needs no secrecy, and no library of C is worth linking for it.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    /// The size of the blocks in which the function takes data.
    static var blockByteCount: Int { get }
    /// The size of the digests.
    static var byteCount: Int { get }

    init()

    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// The digest of what came so far, after which more may come.
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
