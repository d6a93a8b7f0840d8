public import Foundation

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

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
