public import Foundation

/// The result of a hash function.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool { digest.elementsEqual(data) }
    public static func != <D: DataProtocol>(digest: Self, data: D) -> Bool { !(digest == data) }
}

public typealias SHA256Digest = DigestBytes<SHA256>
public typealias SHA384Digest = DigestBytes<SHA384>
public typealias SHA512Digest = DigestBytes<SHA512>

/// The digest of one of the functions here.
public struct DigestBytes<Function: HashFunction>: Digest {
    public static var byteCount: Int { Function.byteCount }

    let bytes: [UInt8]

    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String { "\(Function.self) digest: \(bytes.hexadecimal)" }
}

extension [UInt8] {
    /// Two lowercase digits for each byte.
    var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
