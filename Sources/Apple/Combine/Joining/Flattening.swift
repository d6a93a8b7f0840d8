extension Publisher {
    /// Publishes the elements of the publishers made from each element, of which at most `maxPublishers` run at once.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher<P.Output, Failure> { outlet in
            outlet.follow(
                self, asking: .once(maxPublishers),
                onValue: { value, outer in
                    outlet.follow(transform(value), asking: .oneByOne) { end in
                        outlet.end(end)
                        outer?.request(.max(1))
                    }
                }, onEnd: outlet.end)
        }
    }

    /// Publishes the elements of the publishers made from each element, which cannot fail.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// Publishes also the elements of another publisher.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }
}

extension Publishers {
    /// Publishes the elements of two publishers as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
        }
    }

    /// Publishes the elements of any number of publishers as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let all = Publishers.Sequence<[Upstream], Failure>(sequence: publishers)
            all.flatMap { $0 }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the elements of the latest publisher, and cancels the one before.
    public func switchToLatest() -> some Publisher<Output.Output, Failure> {
        AnyPublisher<Output.Output, Failure> { outlet in
            outlet.follow(
                self, asking: .once(.unlimited),
                onValue: { inner, _ in outlet.follow(inner, instead: true, onEnd: outlet.end) }, onEnd: outlet.end)
        }
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes the elements of the latest publisher, and cancels the one before.
    @_disfavoredOverload
    public func switchToLatest() -> some Publisher<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
