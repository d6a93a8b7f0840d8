public import Foundation

// Core Foundation's types, as far as queries of the keychain name them: Swift's own, so that `as` needs no bridge.

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFData = Data
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]

// Constants of Core Foundation are optional to Swift, and source unwraps them.
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
