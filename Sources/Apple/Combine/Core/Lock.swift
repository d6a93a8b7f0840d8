import Synchronization

/// A mutex around the properties of a class, which need not be sendable. It guards these alone: an object that leaves it
/// by its result is as safe as its own class makes it.
struct Lock: ~Copyable {
    private let mutex = Mutex(())

    borrowing func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}
