import CryptoKit
import Foundation

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the code of data and a key; nothing for an unknown algorithm.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    func write<Function: HashFunction>(_ function: Function.Type) {
        let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
        let data = UnsafeRawBufferPointer(start: data, count: dataLength)
        macOut.copyMemory(
            from: Array(HMAC<Function>.authenticationCode(for: data, using: key)),
            byteCount: Function.Digest.byteCount)
    }
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: write(Insecure.SHA1.self)
    case kCCHmacAlgMD5: write(Insecure.MD5.self)
    case kCCHmacAlgSHA224: write(SHA224.self)
    case kCCHmacAlgSHA256: write(SHA256.self)
    case kCCHmacAlgSHA384: write(SHA384.self)
    case kCCHmacAlgSHA512: write(SHA512.self)
    default: break
    }
}
