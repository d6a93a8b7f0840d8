import Dispatch
public import GroupStore

/// A writer of a suite that does not come to its end, so that all others wait, until it is told to or gone.
public final class LockHolder: Sendable {
    private let writer: Background
    private let mayEnd = DispatchSemaphore(value: 0)

    /// Returns when the lock is held.
    public init(of suite: Suite) throws {
        try suite.makeContainer()
        let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), mayEnd)
        writer = Background {
            try suite.write { _ in
                hasBegun.signal()
                mayEnd.wait()
            }
        }
        hasBegun.wait()
    }

    deinit {
        mayEnd.signal()
    }

    /// Lets go of the lock, and returns when that is done.
    public func release() -> Bool {
        mayEnd.signal()
        return eventually { writer.isOver }
    }
}
