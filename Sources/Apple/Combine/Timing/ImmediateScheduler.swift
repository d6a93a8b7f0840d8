/// Runs closures at once, and knows no later.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// A moment, all of which are one.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// No interval.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
        /// The same moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// An interval, which does not count.
        public struct Stride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral,
            Codable, Sendable
        {
            /// Its number.
            public var magnitude: Int

            /// An interval.
            public init(_ value: Int) { magnitude = value }
            /// An interval.
            public init(integerLiteral value: Int) { magnitude = value }
            /// An interval.
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// An interval.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
            public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
            public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
            public static func += (left: inout Self, right: Self) { left = left + right }
            public static func -= (left: inout Self, right: Self) { left = left - right }
            public static func *= (left: inout Self, right: Self) { left = left * right }
            public static func seconds(_ s: Int) -> Self { Self(0) }
            public static func seconds(_ s: Double) -> Self { Self(0) }
            public static func milliseconds(_ ms: Int) -> Self { Self(0) }
            public static func microseconds(_ us: Int) -> Self { Self(0) }
            public static func nanoseconds(_ ns: Int) -> Self { Self(0) }
        }
    }

    /// The one moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs it now.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs it now.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs it now, and once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
