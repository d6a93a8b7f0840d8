extension Publishers {
    /// Publishes the same, and fails with another error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output
        /// What it follows.
        public let upstream: Upstream
        /// Changes the error.
        public let transform: (Upstream.Failure) -> Failure

        /// Publishes the same, and fails with another error.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Pipe(subscriber, step: { .pass($0) }, ending: { $0.mapFailure(transform) }))
        }
    }

    /// Publishes the same, as something that could fail.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        /// What it follows.
        public let upstream: Upstream

        /// Publishes the same, as something that could fail.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Pipe(subscriber, step: { .pass($0) }, ending: { (_: Subscribers.Completion<Never>) in .finished }))
        }
    }

    /// Publishes the same, and stops the program on a failure.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// What it follows.
        public let upstream: Upstream
        /// What a failure is reported with.
        public let prefix: String
        /// Where it is asserted.
        public let file: StaticString
        /// Where it is asserted.
        public let line: UInt

        /// Publishes the same, and stops the program on a failure.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Pipe(
                    subscriber, step: { .pass($0) },
                    ending: { end in
                        if case .failure(let error) = end { fatalError("\(prefix) \(error)", file: file, line: line) }
                        return .finished
                    }))
        }
    }
}

extension Publisher {
    /// Changes the error that it fails with.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Stops the program if it fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// Gives it the type of something that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
