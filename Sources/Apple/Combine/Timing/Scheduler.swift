/// Runs closures, now or later.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in the scheduler's time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The options for a closure.
    associatedtype SchedulerOptions

    /// The present time.
    var now: SchedulerTimeType { get }
    /// The least tolerance that the scheduler allows.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
}

/// An interval of time, made of seconds or their fractions.
public protocol SchedulerTimeIntervalConvertible {
    /// An interval in seconds.
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    /// An interval in milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// An interval in microseconds.
    static func microseconds(_ us: Int) -> Self
    /// An interval in nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
