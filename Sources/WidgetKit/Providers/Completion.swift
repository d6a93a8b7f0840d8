import Dispatch
import Synchronization

/// The completion handler that a provider is given. One that is called twice, or let go without a call, says so.
package final class Completion<Value>: Sendable {
    private let state: Mutex<CheckedContinuation<Carried<Value>, any Error>?>
    private let method: String
    private let isTooLate = Atomic(false)

    /// Calls `body` with a handler, and waits until it is called; if a time is given, no longer than that.
    package static func value(
        of method: String, within limit: Duration? = nil, _ body: (@escaping @Sendable (Value) -> Void) -> Void
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let completion = Completion(method, continuation)
            if let limit { completion.expire(after: limit) }
            completion.give(to: body)
        }.value
    }

    private init(_ method: String, _ continuation: CheckedContinuation<Carried<Value>, any Error>) {
        self.method = method
        state = Mutex(continuation)
    }

    deinit {
        take()?.resume(throwing: ProviderFailure.neverCompletes(method))
    }

    /// Only the handler holds on to this, so that it goes when the provider lets go of the handler.
    private func give(to body: (@escaping @Sendable (Value) -> Void) -> Void) {
        body { self.complete($0) }
    }

    private func expire(after limit: Duration) {
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) { [weak self, method] in
            guard let self, let continuation = take() else { return }
            isTooLate.store(true, ordering: .relaxed)
            continuation.resume(throwing: ProviderFailure.takesTooLong(method, limit))
        }
    }

    private func complete(_ value: Value) {
        guard let continuation = take() else {
            if isTooLate.load(ordering: .relaxed) { return }
            return ProgramNotes.add(
                "\(method) called its completion handler more than once; only the first call counts")
        }
        continuation.resume(returning: Carried(value))
    }

    private func take() -> CheckedContinuation<Carried<Value>, any Error>? {
        state.withLock { state in
            defer { state = nil }
            return state
        }
    }
}

extension DispatchQueue {
    /// Runs what a provider does: not on the main thread, nor on one of those that tasks share, since it may wait for
    /// something that needs these.
    static func ask(_ provider: Carried<() -> Void>) {
        global(qos: .userInitiated).async { provider.value() }
    }
}

/// A value that one thread hands to another and does not look at again.
package struct Carried<Value>: @unchecked Sendable {
    // Unchecked, because iOS lets entries and providers be of any type, and never shares them between threads either.
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
