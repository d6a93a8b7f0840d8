public import Dispatch

extension DispatchQueue: Scheduler {
    /// A point in the time of a queue.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// The point as Dispatch counts.
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            // Neither is negative, so the difference does not overflow.
            .nanoseconds(other.nanoseconds - nanoseconds)
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }
        private var nanoseconds: Int { Int(clamping: dispatchTime.uptimeNanoseconds) }
    }

    /// How a queue runs a closure.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        /// The group that the work item joins.
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Operators take one element at a time, whichever threads run the closures.
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action()
        }
    }
}

extension Scheduler where SchedulerTimeType == DispatchQueue.SchedulerTimeType {
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
}

extension DispatchQueue.SchedulerTimeType {
    /// An interval in nanoseconds. A sum or product that does not fit is the longest interval there is.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Sendable
    {
        /// The number of nanoseconds.
        public var magnitude: Int

        /// Creates an interval from one of Dispatch's; one that never ends becomes the longest there is.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): self = .nanoseconds(count)
            default: self = .nanoseconds(.max)
            }
        }

        private init(_ result: (partialValue: Int, overflow: Bool), isNegative: Bool) {
            magnitude = result.overflow ? (isNegative ? .min : .max) : result.partialValue
        }

        /// An interval in seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        public init(floatLiteral value: Double) { self = .seconds(value) }
        /// An interval in nanoseconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            magnitude = value
        }

        var seconds: Double { Double(magnitude) / 1e9 }
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Self, right: Self) -> Self {
            Self(left.magnitude.addingReportingOverflow(right.magnitude), isNegative: right.magnitude < 0)
        }
        public static func - (left: Self, right: Self) -> Self {
            Self(left.magnitude.subtractingReportingOverflow(right.magnitude), isNegative: right.magnitude > 0)
        }
        public static func * (left: Self, right: Self) -> Self {
            .seconds(left.seconds * right.seconds)
        }
        public static func *= (left: inout Self, right: Self) { left = left * right }
        public static func seconds(_ s: Int) -> Self { times(s, 1_000_000_000) }
        public static func seconds(_ s: Double) -> Self {
            let nanoseconds = Int(exactly: (s * 1e9).rounded(.towardZero))
            return Self((nanoseconds ?? 0, nanoseconds == nil), isNegative: s < 0)
        }
        public static func milliseconds(_ ms: Int) -> Self { times(ms, 1_000_000) }
        public static func microseconds(_ us: Int) -> Self { times(us, 1000) }
        public static func nanoseconds(_ ns: Int) -> Self { times(ns, 1) }

        private static func times(_ count: Int, _ unit: Int) -> Self {
            Self(count.multipliedReportingOverflow(by: unit), isNegative: count < 0)
        }
    }
}
