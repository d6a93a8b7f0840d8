public import Foundation

/// The name of a method for Objective-C. Linux has none: source that names a method compiles, and it is not called.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }

    public init(stringLiteral name: String) { description = name }
}

extension NotificationCenter {
    /// Has no effect; `addObserver(forName:object:queue:using:)` has.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {}
}

extension Timer {
    /// A timer that does nothing when it fires; `scheduledTimer(withTimeInterval:repeats:block:)` does.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

/// Performs the body: Linux has no pool of objects to be released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
