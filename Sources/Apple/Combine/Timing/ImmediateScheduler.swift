/// Runs every closure at once, whatever time it was scheduled for.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// A point in time. All points are the same.
    public struct SchedulerTimeType: Strideable, Sendable {
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// An interval, which the scheduler ignores.
        public struct Stride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral,
            Codable, Sendable
        {
            /// The number that the interval was created with.
            public var magnitude: Int

            /// Creates an interval.
            public init(_ value: Int) { magnitude = value }
            public init(integerLiteral value: Int) { magnitude = value }
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
            public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
            public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
            public static func *= (left: inout Self, right: Self) { left = left * right }
            public static func seconds(_ s: Int) -> Self { 0 }
            public static func seconds(_ s: Double) -> Self { 0 }
            public static func milliseconds(_ ms: Int) -> Self { 0 }
            public static func microseconds(_ us: Int) -> Self { 0 }
            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the closure once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
