import Synchronization

/// A mutex around the properties of a class, which need not be sendable; what it returns must not be changed outside.
struct Lock: ~Copyable {
    private let mutex = Mutex(())

    borrowing func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}
