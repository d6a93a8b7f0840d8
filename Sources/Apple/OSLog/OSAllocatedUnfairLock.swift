import Foundation

/// A lock with the state that it protects. Its copies are the same lock. To take it twice on one thread, or to give it
/// back without having it, ends the program, as on iOS.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public enum Ownership: Hashable, Sendable {
        case owner, notOwner
    }

    private final class Storage {
        var state: State
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        init(_ state: State) {
            self.state = state
            var attributes = pthread_mutexattr_t()
            pthread_mutexattr_init(&attributes)
            defer { pthread_mutexattr_destroy(&attributes) }
            pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
            pthread_mutex_init(mutex, &attributes)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        take()
        defer { giveBack() }
        return try body(&storage.state)
    }

    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard takeIfFree() else { return nil }
        defer { giveBack() }
        return try body(&storage.state)
    }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    public func precondition(_ condition: Ownership) {
        Swift.precondition(isMine == (condition == .owner), "the lock is \(isMine ? "" : "not ")this thread's")
    }

    private func take() {
        Swift.precondition(pthread_mutex_lock(storage.mutex) == 0, "this thread has the lock already")
    }

    private func giveBack() {
        Swift.precondition(pthread_mutex_unlock(storage.mutex) == 0, "this thread does not have the lock")
    }

    private func takeIfFree() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

    private var isMine: Bool {
        var past = timespec()
        let error = pthread_mutex_timedlock(storage.mutex, &past)
        if error == 0 { giveBack() }
        return error == EDEADLK
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() {
        self.init(uncheckedState: ())
    }

    public func lock() { take() }
    public func unlock() { giveBack() }
    public func lockIfAvailable() -> Bool { takeIfFree() }

    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }

    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
    }

    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}
