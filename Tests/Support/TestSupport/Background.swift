import Foundation
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
