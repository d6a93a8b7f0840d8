import Glibc
import Synchronization

/// A lock that its holder may take again.
package final class RecursiveLock: Sendable {
    private let mutex = Mutex(())
    /// The thread that holds it; no other thread ever finds its own number here.
    private let owner = Atomic<UInt>(0)

    package init() {}

    package func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
        let thread = UInt(pthread_self())
        if owner.load(ordering: .relaxed) == thread { return try body() }
        mutex._unsafeLock()
        owner.store(thread, ordering: .relaxed)
        defer {
            owner.store(0, ordering: .relaxed)
            mutex._unsafeUnlock()
        }
        return try body()
    }
}
