import Dispatch
import Foundation
import Synchronization

/// A thread for a task that someone waits for without being one. The threads that tasks share are as few as processors:
/// those who wait so may hold all of them.
final class OwnThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// Counts the jobs, and the end.
    private let signals = DispatchSemaphore(value: 0)

    /// Does something that takes a task, and waits until it is done.
    static func wait(for work: @escaping @Sendable () async -> Void) {
        let thread = OwnThread()
        Thread.detachNewThread { thread.run() }
        let isDone = DispatchSemaphore(value: 0)
        Task(executorPreference: thread) {
            await work()
            isDone.signal()
        }
        isDone.wait()
        thread.signals.signal()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        signals.signal()
    }

    private func run() {
        while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private func next() -> UnownedJob? {
        signals.wait()
        return jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
