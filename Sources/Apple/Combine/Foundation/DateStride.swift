public import Foundation

/// A moment of a scheduler that goes by dates.
public struct DateMoment: Strideable, Hashable, Codable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// A moment as a date.
    public init(_ date: Date) { self.date = date }

    /// How long it is to another moment.
    public func distance(to other: DateMoment) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// A moment so much later.
    public func advanced(by n: Stride) -> DateMoment { DateMoment(date.addingTimeInterval(n.timeInterval)) }

    /// An interval, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// How many seconds.
        public var magnitude: TimeInterval
        /// How many seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// So many seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// So many seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// So many seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// So many seconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
        public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
        public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
        public static func += (left: inout Self, right: Self) { left = left + right }
        public static func -= (left: inout Self, right: Self) { left = left - right }
        public static func *= (left: inout Self, right: Self) { left = left * right }
        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Self { Self(s) }
        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
    }
}
