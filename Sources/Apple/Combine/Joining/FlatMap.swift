extension Publishers {
    /// Publishes what the publishers have that are made of the values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// How many are followed at once.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Publishes what the publishers have that are made of the values.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The publisher of publishers counts as one that is still to end.
            let merging = Merging(subscriber, count: 1)
            let outer = Feed<Upstream.Output, Failure>(
                demand: maxPublishers,
                onValue: { value in
                    merging.expect()
                    merging.add(transform(value))
                    return .none
                }, onCompletion: { merging.ended($0, nil) })
            merging.onEndOfOne = { [weak outer] in outer?.request(.max(1)) }
            merging.whenDropped = { [weak outer] in outer?.cancel() }
            merging.begin()
            upstream.subscribe(outer)
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value, and publishes what all of these have.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of each value, and publishes what all of these have.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher of each value, and publishes what all of these have.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher that cannot fail of each value, and publishes what all of these have.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}
