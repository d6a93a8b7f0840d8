public import Foundation

/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1000
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A queue that runs one closure after another; here every queue is of one class.
public typealias DispatchSerialQueue = DispatchQueue

extension CGFloat {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}

extension AttributedString {
    /// The characters of a text, without its attributes: few of these mean anything here.
    public init(_ string: NSAttributedString) { self.init(string.string) }
}
