extension Publishers {
    /// Publishes the elements of two or more publishers as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let publishers: [AnyPublisher<Output, Failure>]

        /// Merges two publishers.
        public init(_ a: A, _ b: B) { publishers = [AnyPublisher(a), AnyPublisher(b)] }

        /// Adds a publisher to others, which are merged on the same level.
        fileprivate init<P, Q>(_ a: A, adding b: B) where A == Merge<P, Q> {
            publishers = a.publishers + [AnyPublisher(b)]
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    /// Merges three publishers.
    public typealias Merge3<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
    > = Merge<Merge<A, B>, C>
    /// Merges four publishers.
    public typealias Merge4<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>
    > = Merge<Merge3<A, B, C>, D>
    /// Merges five publishers.
    public typealias Merge5<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
    > = Merge<Merge4<A, B, C, D>, E>
    /// Merges six publishers.
    public typealias Merge6<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>, F: Publisher<A.Output, A.Failure>
    > = Merge<Merge5<A, B, C, D, E>, F>
    /// Merges seven publishers.
    public typealias Merge7<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>, F: Publisher<A.Output, A.Failure>,
        G: Publisher<A.Output, A.Failure>
    > = Merge<Merge6<A, B, C, D, E, F>, G>
    /// Merges eight publishers.
    public typealias Merge8<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>, F: Publisher<A.Output, A.Failure>,
        G: Publisher<A.Output, A.Failure>, H: Publisher<A.Output, A.Failure>
    > = Merge<Merge7<A, B, C, D, E, F, G>, H>

    /// Publishes the elements of any number of publishers as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers to merge.
        public let publishers: [Upstream]

        /// Merges publishers of one type.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Merges a sequence of publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging(subscriber, count: publishers.count)
            merging.begin()
            for publisher in publishers { merging.add(publisher) }
        }
    }
}

extension Publishers.Merge {
    /// Merges three publishers.
    public init<P, Q>(_ a: P, _ b: Q, _ c: B) where A == Publishers.Merge<P, Q> { self.init(A(a, b), adding: c) }

    /// Merges four publishers.
    public init<P, Q, R>(_ a: P, _ b: Q, _ c: R, _ d: B) where A == Publishers.Merge3<P, Q, R> {
        self.init(A(a, b, c), adding: d)
    }

    /// Merges five publishers.
    public init<P, Q, R, S>(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: B) where A == Publishers.Merge4<P, Q, R, S> {
        self.init(A(a, b, c, d), adding: e)
    }

    /// Merges six publishers.
    public init<P, Q, R, S, T>(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: B)
    where A == Publishers.Merge5<P, Q, R, S, T> {
        self.init(A(a, b, c, d, e), adding: f)
    }

    /// Merges seven publishers.
    public init<P, Q, R, S, T, U>(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: U, _ g: B)
    where A == Publishers.Merge6<P, Q, R, S, T, U> {
        self.init(A(a, b, c, d, e, f), adding: g)
    }

    /// Merges eight publishers.
    public init<P, Q, R, S, T, U, V>(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: U, _ g: V, _ h: B)
    where A == Publishers.Merge7<P, Q, R, S, T, U, V> {
        self.init(A(a, b, c, d, e, f, g), adding: h)
    }
}

extension Publisher {
    /// Publishes also the elements of another publisher.
    public func merge<P>(with other: P) -> Publishers.Merge<Self, P> { .init(self, other) }

    /// Publishes also the elements of another publisher of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }

    /// Publishes also the elements of two others.
    public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> { .init(self, b, c) }

    /// Publishes also the elements of three others.
    public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> { .init(self, b, c, d) }

    /// Publishes also the elements of four others.
    public func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E> {
        .init(self, b, c, d, e)
    }

    /// Publishes also the elements of five others.
    public func merge<B, C, D, E, F>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F> {
        .init(self, b, c, d, e, f)
    }

    /// Publishes also the elements of six others.
    public func merge<B, C, D, E, F, G>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G> {
        .init(self, b, c, d, e, f, g)
    }

    /// Publishes also the elements of seven others.
    public func merge<B, C, D, E, F, G, H>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> {
        .init(self, b, c, d, e, f, g, h)
    }
}
