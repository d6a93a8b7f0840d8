import Combine
import Dispatch

/// Keeps closures until they are run by hand, in any order, and knows no time.
final class HandScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var waiting: [() -> Void] = []

    let now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append(action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        waiting.append(action)
    }

    func runFirst() { if !waiting.isEmpty { waiting.removeFirst()() } }

    func runLast() { waiting.popLast()?() }

    /// Runs all, also what they schedule, the latest first.
    func runBackwards() { while let action = waiting.popLast() { action() } }
}
