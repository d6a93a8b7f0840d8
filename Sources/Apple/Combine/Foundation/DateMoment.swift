public import Foundation

/// A point in the time of a run loop or operation queue.
public struct DateMoment: Strideable, Hashable, Codable, Sendable {
    /// The date of the point.
    public var date: Date

    /// Creates a point in time from a date.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: DateMoment) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> DateMoment { DateMoment(date.addingTimeInterval(n.timeInterval)) }

    /// An interval in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The number of seconds.
        public var magnitude: TimeInterval
        /// The number of seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates an interval in seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
        public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
        public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
        public static func *= (left: inout Self, right: Self) { left = left * right }
        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Self { Self(s) }
        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
    }
}

extension Scheduler where SchedulerTimeType == DateMoment {
    public var now: DateMoment { DateMoment(Date()) }
    public var minimumTolerance: DateMoment.Stride { 0 }

    public func schedule(
        after date: DateMoment, interval: DateMoment.Stride, tolerance: DateMoment.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeated(after: date, interval: interval, action)
    }
}
