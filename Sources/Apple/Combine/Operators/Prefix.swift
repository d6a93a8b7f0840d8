extension Publishers {
    /// Publishes the values with some numbers.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Which values, by their number.
        public let range: Range<Int>

        /// Publishes the values with some numbers.
        public init(upstream: Upstream, range: Range<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var number = -1
            if range.isEmpty { return Empty().receive(subscriber: subscriber) }
            upstream.subscribe(
                Pipe(subscriber) { value in
                    number += 1
                    if number < range.lowerBound { return .skip }
                    return number + 1 < range.upperBound ? .pass(value) : .last(value)
                })
        }
    }

    /// Publishes the first value.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream

        /// Publishes the first value.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber) { .last($0) })
        }
    }

    /// Publishes the first value of a kind.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Tells of a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Publishes the first value of a kind.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber) { predicate($0) ? .last($0) : .skip })
        }
    }

    /// Publishes the first value of a kind.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// Tells of a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Publishes the first value of a kind.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber, trying: { try predicate($0) ? .last($0) : .skip }))
        }
    }

    /// Publishes values up to the first that is not of a kind.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Tells of a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Publishes values up to the first that is not of a kind.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber) { predicate($0) ? .pass($0) : .finish })
        }
    }

    /// Publishes values up to the first that is not of a kind.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// Tells of a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Publishes values up to the first that is not of a kind.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber, trying: { try predicate($0) ? .pass($0) : .finish }))
        }
    }
}

extension Publisher {
    /// Publishes the first value, and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Publishes the first value for which the closure returns true, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the first value for which the closure returns true, and fails if it throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Publishes so many values at most, and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Publishes values as long as the closure returns true.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Publishes values as long as the closure returns true, and fails if it throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Publishes the value with a number.
    public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// Publishes the values with some numbers.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
