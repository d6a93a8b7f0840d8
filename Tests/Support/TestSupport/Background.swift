import Foundation
public import GroupStore
import Synchronization

/// Work on a thread of its own: a test that looks on without a pause must not share a pool of few threads with it.
public final class Background: Sendable {
    private let failure = Mutex<(any Error)?>(nil)
    private let over = Atomic(false)

    public init(_ work: @escaping @Sendable () throws -> Void) {
        Thread.detachNewThread { [self] in
            do { try work() } catch { failure.withLock { $0 = error } }
            over.store(true, ordering: .sequentiallyConsistent)
        }
    }

    public var isOver: Bool { over.load(ordering: .sequentiallyConsistent) }

    /// Throws what the work threw.
    public func check() throws {
        if let error = failure.withLock({ $0 }) { throw error }
    }
}

/// Writes ever greater numbers to the key `n` while `read` runs: a few whenever it calls what it is given. A writer that
/// never rested would take a core from all other tests.
public func writingNumbers(
    to suite: Suite, while read: @escaping @Sendable (_ writeMore: @Sendable () -> Void) async throws -> Void
) async throws {
    let (wanted, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let reading = Task { try await read { wanted.signal() } }
    let writer = Background {
        // Without a writer there would be nothing to wait for.
        defer { reading.cancel() }
        var number: Int64 = 0
        while true {
            wanted.wait()
            guard done.wait(timeout: .now()) == .timedOut else { return }
            for _ in 0..<20 {
                number += 1
                try suite.write(.withoutSync) { $0["n"] = .integer(number) }
            }
        }
    }
    let outcome = await reading.result
    done.signal()
    wanted.signal()
    guard eventually({ writer.isOver }) else { throw WriterIsStuck() }
    try writer.check()
    try outcome.get()
}

private struct WriterIsStuck: Error {}
