public import Foundation

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

    public struct SchedulerOptions: Sendable {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: 0, options: options, action)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // Only a timer wakes a loop that waits.
        nonisolated(unsafe) let action = action
        let timer = Timer(timeInterval: now.distance(to: date).seconds, repeats: false) { _ in action() }
        timer.tolerance = tolerance.seconds
        add(timer, forMode: .common)
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

    public struct SchedulerOptions: Sendable {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: date.dispatchTime) { [self] in addOperation { action() } }
    }
}
