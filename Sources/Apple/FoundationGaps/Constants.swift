public import Foundation

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The status of Apple's functions of C that have done what was asked.
public let noErr: Int32 = 0

/// Overwrites bytes that are needed no more: a function of C that Glibc lacks. Zeros are written though nobody reads them.
@discardableResult
public func memset_s(_ bytes: UnsafeMutableRawPointer?, _ size: Int, _ value: Int32, _ count: Int) -> Int32 {
    guard let bytes, size >= 0, count >= 0 else { return EINVAL }
    if value == 0 { explicit_bzero(bytes, min(count, size)) } else { memset(bytes, value, min(count, size)) }
    return count > size ? EOVERFLOW : 0
}

extension FileManager {
    /// The account of iCloud, which nobody has here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

/// A queue that runs one closure after another; here all queues have one class.
public typealias DispatchSerialQueue = DispatchQueue

extension CGFloat {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}

extension AttributedString {
    /// The characters of an attributed string; its attributes are dropped, because few of them mean anything here.
    public init(_ string: NSAttributedString) { self.init(string.string) }
}

extension NSObject {
    public class func classForCoder() -> AnyClass { self }
}

public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleVersionKey = "CFBundleVersion"
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"

/// A class that has one instance, for an initializer that only an extension of a protocol can give it.
public protocol OneProcess {}

extension OneProcess where Self: ProcessInfo {
    /// The one that there is.
    public init(_ nothing: Void = ()) {
        guard let process = ProcessInfo.processInfo as? Self else { preconditionFailure("There is no such class.") }
        self = process
    }
}

extension ProcessInfo: OneProcess {}

/// Notifications between programs. Nothing posts any on Linux, so those of the program itself are all that it has.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    private static let center = DistributedNotificationCenter()

    public static func `default`() -> DistributedNotificationCenter { center }

    open func postNotificationName(
        _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
        deliverImmediately: Bool = false
    ) {
        post(name: name, object: object, userInfo: userInfo)
    }
}

public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

extension NSLocale {
    public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
}
