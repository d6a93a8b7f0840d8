import Dispatch
import Synchronization

/// The completion handler passed to a provider. It reports being called twice, or being released without a call.
package final class Completion<Value>: Sendable {
    private let state: Mutex<CheckedContinuation<Carried<Value>, any Error>?>
    private let method: String
    private let notes = ProgramSession.current.notes
    private let isTooLate = Atomic(false)

    /// Calls `body` with a handler and waits for a call to it, up to a limit if there is one.
    package nonisolated(nonsending) static func value(
        of method: String, within limit: Duration? = nil, _ body: (@escaping @Sendable (Value) -> Void) -> Void
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let completion = Completion(method, continuation)
            if let limit { completion.expire(after: limit) }
            completion.give(to: body)
        }.value
    }

    /// Asks a provider's method neither on the main thread nor on the pool that tasks share, because it may block on
    /// something that needs these.
    nonisolated(nonsending) static func asking(
        _ method: String, _ ask: @escaping (@escaping @Sendable (Value) -> Void) -> Void
    ) async throws -> Value {
        let session = ProgramSession.current
        return try await value(of: method) { complete in
            let asked = Carried { ask(complete) }
            DispatchQueue.global(qos: .userInitiated).async { session.run(asked.value) }
        }
    }

    private init(_ method: String, _ continuation: CheckedContinuation<Carried<Value>, any Error>) {
        self.method = method
        state = Mutex(continuation)
    }

    deinit {
        take()?.resume(throwing: ProviderFailure.neverCompletes(method))
    }

    /// Only the handler holds this object, so it goes away when the provider releases the handler.
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
            return notes.add("\(method) called its completion handler more than once; only the first call counts")
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

/// A value that one thread hands to another and does not touch again.
package struct Carried<Value>: @unchecked Sendable {
    // Unchecked, because iOS allows entries and providers of any type, and does not share them between threads either.
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
