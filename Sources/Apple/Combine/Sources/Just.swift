/// Publishes one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Publishes one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: SingleSubscription(output, subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}

extension Optional {
    /// A publisher of the value, or of none.
    public var publisher: Optional.Publisher { Publisher(self) }

    /// Publishes an optional's value, or none.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The optional.
        public let output: Wrapped?

        /// Publishes an optional's value, or none.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output { return Just(output).receive(subscriber: subscriber) }
            Empty().receive(subscriber: subscriber)
        }
    }
}

extension Result {
    /// A publisher of the success, or of the failure.
    public var publisher: Result.Publisher { Publisher(self) }

    /// Publishes a success once, or fails.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// What it publishes.
        public let result: Result<Success, Failure>

        /// Publishes a success once, or fails.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Publishes a value once.
        public init(_ output: Success) { result = .success(output) }
        /// Fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output): subscriber.receive(subscription: SingleSubscription(output, subscriber))
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}

/// Delivers one value when it is demanded, and the end.
final class SingleSubscription<Down: Subscriber>: Subscription {
    private let lock = Lock()
    private let value: Down.Input
    private var down: Down?

    init(_ value: Down.Input, _ down: Down) {
        self.value = value
        self.down = down
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0, let down = take() else { return }
        _ = down.receive(value)
        down.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> Down? {
        lock {
            defer { down = nil }
            return down
        }
    }
}
