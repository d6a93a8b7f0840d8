import Foundation
import Testing
import os

@Suite("A lock")
struct LockTests {
    @Test func `lets one thread at a time change its state`() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 1...10_000 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 80_000)
    }

    @Test func `is not waited for by those who only try`() {
        let (lock, plain) = (OSAllocatedUnfairLock(uncheckedState: ["a"]), OSAllocatedUnfairLock())
        lock.withLockUnchecked { state in
            state.append("b")
            #expect(lock.withLockIfAvailable { $0.count } == nil)
            lock.precondition(.owner)
        }
        lock.precondition(.notOwner)
        #expect(lock.withLockIfAvailable { $0.count } == 2)
        plain.lock()
        #expect(!plain.lockIfAvailable())
        Thread.detached { plain.precondition(.notOwner) }
        plain.unlock()
        #expect(plain.withLock { 3 } == 3)
    }

    @Test func `ends a program that takes it twice`() async {
        await #expect(processExitsWith: .failure) {
            let lock = OSAllocatedUnfairLock()
            lock.withLock { lock.withLock {} }
        }
    }
}

extension Thread {
    /// Runs work on a thread of its own, and waits for its end.
    fileprivate static func detached(_ work: @escaping @Sendable () -> Void) {
        let end = DispatchSemaphore(value: 0)
        detachNewThread {
            work()
            end.signal()
        }
        end.wait()
    }
}
