import Glibc
import Synchronization

/// Work of others' libraries on others' files, which may take for ever, or all memory: a thread of its own does it, and
/// is left to itself when it has taken too much. Such a process should then end soon.
package struct LimitedWork {
    /// The processor's time, and how much more memory this process may come to hold.
    package var time: Duration
    package var memory: Int

    package enum Outcome<Value: Sendable>: Sendable { case done(Value), tooSlow, tooLarge }

    package init(time: Duration, memory: Int) {
        (self.time, self.memory) = (time, memory)
    }

    /// How often it is looked at.
    private static let pace = Duration.milliseconds(3)
    /// Nested files are read by nested calls; what is not used of it takes no memory.
    private static let stack = 128 << 20

    /// Throws where there is no thread to be had. The work may go on after it was too slow or too large.
    package func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) throws(Errno) -> Outcome<Value> {
        let (start, held) = (KernelClock.ofProcessor, LimitedWork.residentMemory)
        // Where others keep the processor busy, work that waits is not slow, but nobody waits for it for ever.
        let deadline = MonotonicTime.now + time * 2
        let result = Result<Value>()
        let thread = try SystemThread(named: "limited work", stack: LimitedWork.stack) {
            result.set(body())
        }
        while !result.gate.wait(for: LimitedWork.pace) {
            let isSlow = KernelClock.ofProcessor - start > time.nanoseconds || MonotonicTime.now > deadline
            guard !isSlow, LimitedWork.residentMemory - held <= memory else {
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

    private static var residentMemory: Int {
        let pages = SmallFile.text("/proc/self/statm").split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}
