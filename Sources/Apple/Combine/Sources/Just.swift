/// Publishes one value, and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value to publish.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Publishers.Sequence(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Optional.Publisher { Publisher(self) }

    /// Publishes the value of an optional, if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The optional to publish.
        public let output: Wrapped?

        /// Creates a publisher of an optional.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                Just(output).receive(subscriber: subscriber)
            } else {
                Empty().receive(subscriber: subscriber)
            }
        }
    }
}

extension Result {
    /// A publisher of the success, or of the failure.
    public var publisher: Result.Publisher { Publisher(self) }

    /// Publishes the value of a success and finishes, or fails.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result to publish.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher that fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output):
                Publishers.Sequence(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}
