public import Dispatch

extension DispatchQueue: Scheduler {
    /// A moment of a queue.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The moment as Dispatch counts.
        public var dispatchTime: DispatchTime

        /// A moment as Dispatch counts.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// A moment from where it was written to.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Writes the moment.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// How long it is to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            // Neither is negative, so the difference has a number.
            Stride(nanoseconds: other.nanoseconds - nanoseconds)
        }

        private var nanoseconds: Int { Int(clamping: dispatchTime.uptimeNanoseconds) }

        /// A moment so much later.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        /// Hashes the moment.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// An interval, in nanoseconds. One that is too long for that is the longest there is.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// How many nanoseconds.
            public var magnitude: Int

            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// An interval as Dispatch gives it; one that never ends is the longest.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: magnitude = .max
                }
            }

            /// So many seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// So many seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// So many nanoseconds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// The interval as Dispatch gives it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Self, right: Self) -> Self {
                let (sum, isTooMuch) = left.magnitude.addingReportingOverflow(right.magnitude)
                return isTooMuch ? longest(isNegative: right.magnitude < 0) : Self(nanoseconds: sum)
            }
            public static func - (left: Self, right: Self) -> Self {
                let (difference, isTooMuch) = left.magnitude.subtractingReportingOverflow(right.magnitude)
                return isTooMuch ? longest(isNegative: right.magnitude > 0) : Self(nanoseconds: difference)
            }
            public static func * (left: Self, right: Self) -> Self {
                .seconds(Double(left.magnitude) / 1e9 * (Double(right.magnitude) / 1e9))
            }
            public static func += (left: inout Self, right: Self) { left = left + right }
            public static func -= (left: inout Self, right: Self) { left = left - right }
            public static func *= (left: inout Self, right: Self) { left = left * right }
            public static func seconds(_ s: Int) -> Self { times(s, 1_000_000_000) }
            public static func seconds(_ s: Double) -> Self {
                Int(exactly: (s * 1e9).rounded(.towardZero)).map(Self.init(nanoseconds:)) ?? longest(isNegative: s < 0)
            }
            public static func milliseconds(_ ms: Int) -> Self { times(ms, 1_000_000) }
            public static func microseconds(_ us: Int) -> Self { times(us, 1000) }
            public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

            private static func times(_ count: Int, _ unit: Int) -> Self {
                let (product, isTooMuch) = count.multipliedReportingOverflow(by: unit)
                return isTooMuch ? longest(isNegative: count < 0) : Self(nanoseconds: product)
            }

            private static func longest(isNegative: Bool) -> Self { Self(nanoseconds: isNegative ? .min : .max) }
        }
    }

    /// How a queue runs a closure.
    public struct SchedulerOptions {
        /// Its quality of service.
        public var qos: DispatchQoS
        /// Its flags.
        public var flags: DispatchWorkItemFlags
        /// A group that it belongs to.
        public var group: DispatchGroup?

        /// Runs it so.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(nanoseconds: 0) }

    /// Runs a closure on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // The operators take values from closures one at a time, whichever threads run these.
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    /// Runs a closure on the queue after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action()
        }
    }

    /// Runs a closure on the queue after a moment, and again at intervals.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellable(Repetition(on: self, after: date, every: interval, action))
    }
}
