/// Runs closures, now or later.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in the scheduler's time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What can be chosen for a closure.
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
    /// Runs a closure at a time, and then at intervals until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a time, give or take a tolerance.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at a time, and then at intervals until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a time, and then at intervals, give or take a tolerance, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Schedules a closure again and again, each time when it has run.
    func repeated(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let generation = Generation()
        func plan(_ date: SchedulerTimeType) {
            schedule(after: date) {
                guard generation.isLatest(0) else { return }
                action()
                plan(date.advanced(by: interval))
            }
        }
        plan(date)
        return AnyCancellable { generation.advance() }
    }
}

/// An interval of time, made of seconds or their fractions.
public protocol SchedulerTimeIntervalConvertible {
    /// An interval in seconds.
    static func seconds(_ s: Int) -> Self
    /// An interval in seconds.
    static func seconds(_ s: Double) -> Self
    /// An interval in milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// An interval in microseconds.
    static func microseconds(_ us: Int) -> Self
    /// An interval in nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
