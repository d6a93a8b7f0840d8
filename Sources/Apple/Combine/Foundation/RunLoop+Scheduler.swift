public import Foundation

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = DateMoment

    /// Nothing can be chosen.
    public struct SchedulerOptions: Sendable {}

    /// The present moment.
    public var now: DateMoment { DateMoment(Date()) }
    /// None.
    public var minimumTolerance: DateMoment.Stride { 0 }

    /// Runs a closure in the next turn of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        add(after: now, tolerance: 0, action)
    }

    /// Runs a closure after a moment.
    public func schedule(
        after date: DateMoment, tolerance: DateMoment.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        add(after: date, tolerance: tolerance, action)
    }

    /// Runs a closure after a moment, and again at intervals.
    public func schedule(
        after date: DateMoment, interval: DateMoment.Stride, tolerance: DateMoment.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellable(Repetition(on: self, after: date, every: interval, action))
    }

    /// By a timer, since only these wake a loop that waits.
    private func add(after date: DateMoment, tolerance: DateMoment.Stride, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = DateMoment

    /// Nothing can be chosen.
    public struct SchedulerOptions: Sendable {}

    /// The present moment.
    public var now: DateMoment { DateMoment(Date()) }
    /// None.
    public var minimumTolerance: DateMoment.Stride { 0 }

    /// Runs a closure as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Runs a closure as an operation after a moment.
    public func schedule(
        after date: DateMoment, tolerance: DateMoment.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { [self] in
            addOperation { action() }
        }
    }

    /// Runs a closure as an operation after a moment, and again at intervals.
    public func schedule(
        after date: DateMoment, interval: DateMoment.Stride, tolerance: DateMoment.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellable(Repetition(on: self, after: date, every: interval, action))
    }
}
