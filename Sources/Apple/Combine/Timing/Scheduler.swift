/// Runs closures, now or later.
public protocol Scheduler<SchedulerTimeType> {
    /// Its moments.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What it may be told.
    associatedtype SchedulerOptions

    /// The present moment.
    var now: SchedulerTimeType { get }
    /// How early or late a closure may run.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure soon.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure after a moment.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs a closure after a moment, and again at intervals.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure soon.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure after a moment.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure after a moment, and again at intervals.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure after a moment, and again at intervals.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// An interval of a scheduler, made of seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
    /// So many seconds.
    static func seconds(_ s: Int) -> Self
    /// So many seconds.
    static func seconds(_ s: Double) -> Self
    /// So many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// So many millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// So many billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// Repeats a scheduled closure until it is cancelled.
final class Repetition<S: Scheduler>: Cancellable {
    private let lock = Lock()
    private var action: (() -> Void)?
    private let scheduler: S
    private let interval: S.SchedulerTimeType.Stride

    init(
        on scheduler: S, after date: S.SchedulerTimeType, every interval: S.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        self.scheduler = scheduler
        self.interval = interval
        self.action = action
        plan(date)
    }

    private func plan(_ date: S.SchedulerTimeType) {
        scheduler.schedule(after: date) { [self] in
            guard let action = lock({ action }) else { return }
            action()
            plan(date.advanced(by: interval))
        }
    }

    func cancel() {
        let released = lock {
            defer { action = nil }
            return action
        }
        _ = released
    }
}
