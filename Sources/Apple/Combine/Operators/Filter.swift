extension Publishers {
    /// Publishes some values.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Whether a value is published.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Publishes some values.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber) { isIncluded($0) ? .pass($0) : .skip })
        }
    }

    /// Publishes some values, and fails if the choice throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// Whether a value is published.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Publishes some values, and fails if the choice throws.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber, trying: { try isIncluded($0) ? .pass($0) : .skip }))
        }
    }

    /// Publishes what differs from the value before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Publishes what differs from the value before.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var former: Upstream.Output?
            upstream.subscribe(
                Pipe(subscriber) { value in
                    if let former, predicate(former, value) { return .skip }
                    former = value
                    return .pass(value)
                })
        }
    }

    /// Publishes what differs from the value before, and fails if the comparison throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Publishes what differs from the value before, and fails if the comparison throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var former: Upstream.Output?
            upstream.subscribe(
                Pipe(
                    subscriber,
                    trying: { value in
                        if let former, try predicate(former, value) { return .skip }
                        former = value
                        return .pass(value)
                    }))
        }
    }

    /// Publishes only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream

        /// Publishes only the end.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber) { _ in .skip })
        }
    }
}

extension Publisher {
    /// Publishes the values for which the closure returns true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Publishes the values for which the closure returns true, and fails if it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Leaves out values that are the same as the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out values that are the same as the one before, and fails if the closure throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out all values.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
