import Combine

/// Keeps closures until they are run by hand, in any order, and knows no time.
final class HandScheduler: Scheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var waiting: [() -> Void] = []

    var now: SchedulerTimeType { ImmediateScheduler.shared.now }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append(action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        waiting.append(action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> Cancellable {
        waiting.append(action)
        return AnyCancellable {}
    }

    func runFirst() { if !waiting.isEmpty { waiting.removeFirst()() } }

    func runLast() { waiting.popLast()?() }

    /// Runs all, also what they schedule, the latest first.
    func runBackwards() { while let action = waiting.popLast() { action() } }
}
