public import Foundation

// Core Foundation's types, as far as queries of the keychain and their errors name them. Constants are objects, because
// Linux makes none of a string or a truth value where `as AnyObject` or `[String: AnyObject]` asks for one.

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFData = Data
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFError = NSError

public func CFErrorGetDomain(_ error: CFError) -> CFString { NSString(string: error.domain) }
public func CFErrorGetCode(_ error: CFError) -> Int { error.code }
public func CFErrorCopyDescription(_ error: CFError) -> CFString { NSString(string: error.localizedDescription) }
public func CFErrorCopyUserInfo(_ error: CFError) -> CFDictionary { error.userInfo }

// Optional to Swift, so that source unwraps them.
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
