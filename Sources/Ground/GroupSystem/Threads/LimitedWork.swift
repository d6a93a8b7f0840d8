import Glibc
import Synchronization

/// Runs a foreign library's work on untrusted files, which may take forever or exhaust memory. It gets its own
/// thread, which is abandoned if it exceeds a limit; the process should then exit soon.
package struct LimitedWork {
    /// The limits of processor time, and of the growth of this process's memory.
    package var time: Duration
    package var memory: Int

    package enum Outcome<Value: Sendable>: Sendable { case done(Value), tooSlow, tooLarge }

    package init(time: Duration, memory: Int) {
        (self.time, self.memory) = (time, memory)
    }

    /// The interval at which the limits are checked.
    private static let pace = Duration.milliseconds(3)
    /// Nested files need deep recursion; unused stack takes no memory.
    private static let stack = 128 << 20

    /// Runs the work. Throws if a thread cannot be started. The work may continue after `tooSlow` or `tooLarge`.
    package func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) throws(Errno) -> Outcome<Value> {
        let (start, held) = (KernelClock.ofProcessor, ResidentMemory.ofProcess() ?? 0)
        // Waiting for a busy processor does not count as slow, but still has an end.
        let deadline = MonotonicTime.now + time * 2
        let result = Result<Value>()
        let thread = try SystemThread(named: "limited work", stack: LimitedWork.stack) {
            result.set(body())
        }
        while !result.gate.wait(for: LimitedWork.pace) {
            let isSlow = KernelClock.ofProcessor - start > time.nanoseconds || MonotonicTime.now > deadline
            guard !isSlow, (ResidentMemory.ofProcess() ?? 0) - held <= memory else {
                thread.detach()
                return isSlow ? .tooSlow : .tooLarge
            }
        }
        thread.join()
        return result.value.withLock { $0 }.map { .done($0) } ?? .tooSlow
    }

    private final class Result<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
        let gate = Gate()

        func set(_ new: Value) {
            value.withLock { $0 = new }
            gate.open()
        }
    }
}
