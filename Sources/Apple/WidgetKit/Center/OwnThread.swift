import Dispatch
import Foundation
import Synchronization

/// A thread of its own for a task that synchronous code waits for. The shared pool has only as many threads as there
/// are processors, and waiters could block all of them.
final class OwnThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// Signalled for each job, and at the end.
    private let signals = DispatchSemaphore(value: 0)

    /// Runs async work from synchronous code, and waits for it to finish.
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
