public import Foundation
import Synchronization

/// Finds nothing: the keychain of a Linux machine, which has none, is empty.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    noteKeychain()
    return errSecItemNotFound
}

/// Adds nothing, and says that there is no keychain.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    noteKeychain()
    return errSecNotAvailable
}

/// Finds nothing to change.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    noteKeychain()
    return errSecItemNotFound
}

/// Finds nothing to delete.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    noteKeychain()
    return errSecItemNotFound
}

/// The meaning of an answer.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecNotAvailable: "No keychain is available."
    default: NSString(string: "OSStatus \(status)")
    }
}

/// The system's source of random numbers, which is the only one.
public struct SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes, by the system's generator.
public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<max(count, 0) {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}

private let isNoted = Mutex(false)

/// Says once, in the program's log, that nothing is kept.
private func noteKeychain() {
    let isFirst = isNoted.withLock { isNoted in
        defer { isNoted = true }
        return !isNoted
    }
    guard isFirst else { return }
    FileHandle.standardError.write(
        Data("There is no keychain on Linux: what is looked for in it is not found, and nothing is kept.\n".utf8))
}
