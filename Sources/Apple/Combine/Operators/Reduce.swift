extension Publishers {
    /// Publishes what all values add up to.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// What it begins with.
        public let initial: Output
        /// Adds a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Publishes what all values add up to.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Summary(subscriber, initial) { result, value in
                    result = nextPartialResult(result!, value)
                    return true
                })
        }
    }

    /// Publishes what all values add up to, and fails if adding throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// What it begins with.
        public let initial: Output
        /// Adds a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Publishes what all values add up to, and fails if adding throws.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.mapError { $0 as any Error }.subscribe(
                Summary(subscriber, initial) { result, value in
                    result = try nextPartialResult(result!, value)
                    return true
                })
        }
    }

    /// Publishes the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream

        /// Publishes the last value.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Summary(subscriber) { last, value in
                    last = value
                    return true
                })
        }
    }

    /// Publishes the last value of a kind.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Tells of a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Publishes the last value of a kind.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Summary(subscriber) { last, value in
                    if predicate(value) { last = value }
                    return true
                })
        }
    }

    /// Publishes the greatest value.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Whether the second is nearer to what is looked for.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Publishes the greatest value.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Summary(subscriber) { best, value in
                    if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
                    return true
                })
        }
    }

    /// Publishes whether there is a value of a kind.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Tells of a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Publishes whether there is a value of a kind.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Summary(subscriber, false) { found, value in
                    found = predicate(value)
                    return found == false
                })
        }
    }

    /// Publishes a value if there are none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// What stands for none.
        public let output: Upstream.Output

        /// Publishes a value if there are none.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            let checked = upstream.handleEvents(receiveOutput: { _ in isEmpty = false }).map { $0 as Upstream.Output? }
            checked.append(
                Deferred {
                    (isEmpty ? output : nil).publisher.map { $0 as Upstream.Output? }.setFailureType(to: Failure.self)
                }
            )
            .compactMap { $0 }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Publishes at the end what all values add up to.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes at the end what all values add up to, and fails if the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes at the end how many values there were.
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

    /// Publishes at the end the last value.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Publishes at the end the last value for which the closure returns true.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Publishes at the end the greatest value.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes at the end the least value.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Publishes whether the closure returns true for a value.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes whether the closure returns true for all values.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool> {
        contains { !predicate($0) }.map { !$0 }
    }

    /// Publishes a value if there are none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Comparable {
    /// Publishes at the end the greatest value.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Publishes at the end the least value.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
    /// Publishes whether there is such a value.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}
