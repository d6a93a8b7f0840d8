import Synchronization

/// A mutex for the properties of a class that is not `Sendable`. It guards only these properties: an object that leaves
/// it by a closure's result must be thread-safe itself.
///
/// Values are released outside of it, by returning them from the closure, since a deinitialiser may cancel the stream.
struct Lock: ~Copyable {
    private let mutex = Mutex(())

    borrowing func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}

/// Distinguishes the latest of several overlapping activities from stale ones.
final class Generation {
    private let lock = Lock()
    private var latest = 0

    /// Makes all earlier activities stale, and returns the number of a new one.
    @discardableResult func advance() -> Int {
        lock {
            latest += 1
            return latest
        }
    }

    func isLatest(_ number: Int) -> Bool { lock { latest == number } }
}
