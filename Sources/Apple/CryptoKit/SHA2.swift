public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest

    public static let blockByteCount = Message<UInt32>.blockByteCount
    public static let byteCount = 32

    private var message = Message(state: SHA2.roots512.map { UInt32($0 >> 32) }, compress: SHA2.compress)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

    public func finalize() -> Digest { Digest(bytes: message.digest(Self.byteCount)) }
}

public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest

    public static let blockByteCount = Message<UInt64>.blockByteCount
    public static let byteCount = 48

    private var message = Message(state: SHA2.roots384, compress: SHA2.compress)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

    public func finalize() -> Digest { Digest(bytes: message.digest(Self.byteCount)) }
}

public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest

    public static let blockByteCount = Message<UInt64>.blockByteCount
    public static let byteCount = 64

    private var message = Message(state: SHA2.roots512, compress: SHA2.compress)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

    public func finalize() -> Digest { Digest(bytes: message.digest(Self.byteCount)) }
}

/// For CommonCrypto: CryptoKit of iOS has no such function.
package struct SHA224: HashFunction {
    package typealias Digest = DigestBytes<SHA224>

    package static let blockByteCount = Message<UInt32>.blockByteCount
    package static let byteCount = 28

    private var message = Message(
        state: SHA2.roots384.map { UInt32(truncatingIfNeeded: $0) }, compress: SHA2.compress)

    package init() {}

    package mutating func update(bufferPointer: UnsafeRawBufferPointer) { message.append(bufferPointer) }

    package func finalize() -> Digest { Digest(bytes: message.digest(Self.byteCount)) }
}
