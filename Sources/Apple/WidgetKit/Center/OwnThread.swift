import Dispatch
import Foundation
import Synchronization

/// A thread for a task on which synchronous code waits. The threads that tasks share are as few as processors, and such
/// waiters might block all of them.
final class OwnThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// Counts the jobs and the end.
    private let signals = DispatchSemaphore(value: 0)

    /// Runs async work from synchronous code, and waits until it is done.
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
