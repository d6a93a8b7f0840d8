/// Publishes one value that comes later, or fails.
public final class Future<Output, Failure: Error>: Publisher {
    /// Sets the result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let state = CurrentValueSubject<Output?, Failure>(nil)
    private let lock = Lock()
    private var isFulfilled = false

    /// Calls a closure at once, which calls the promise when the result is known.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        guard !lock({ exchange(&isFulfilled, with: true) }) else { return }
        switch result {
        case .success(let value): state.send(value)
        case .failure(let error): state.send(completion: .failure(error))
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        state.subscribe(Pipe(subscriber, step: { $0.map(Step.last) ?? .skip }, ending: { $0 }))
    }
}
