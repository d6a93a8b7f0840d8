extension Publishers {
    /// Publishes what the values add up to so far.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// What it begins with.
        public let initialResult: Output
        /// Adds a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Publishes what the values add up to so far.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Pipe(subscriber) { value in
                    result = nextPartialResult(result, value)
                    return .pass(result)
                })
        }
    }

    /// Publishes what the values add up to so far, and fails if adding throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// What it begins with.
        public let initialResult: Output
        /// Adds a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Publishes what the values add up to so far, and fails if adding throws.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Pipe(
                    subscriber,
                    trying: { value in
                        result = try nextPartialResult(result, value)
                        return .pass(result)
                    }))
        }
    }
}

extension Publisher {
    /// Publishes what the values add up to so far.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes what the values add up to so far, and fails if the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
