extension Publishers {
    /// Publishes each value changed.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Changes a value.
        public let transform: (Upstream.Output) -> Output

        /// Publishes each value changed.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber) { .pass(transform($0)) })
        }
    }

    /// Publishes each value changed, and fails if that throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// Changes a value, or throws.
        public let transform: (Upstream.Output) throws -> Output

        /// Publishes each value changed, and fails if that throws.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber, trying: { .pass(try transform($0)) }))
        }
    }

    /// Publishes each value changed, without those that become nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Changes a value; nil leaves it out.
        public let transform: (Upstream.Output) -> Output?

        /// Publishes each value changed, without those that become nil.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber) { transform($0).map { .pass($0) } ?? .skip })
        }
    }

    /// Publishes each value changed, without those that become nil, and fails if that throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// Changes a value; nil leaves it out.
        public let transform: (Upstream.Output) throws -> Output?

        /// Publishes each value changed, without those that become nil, and fails if that throws.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber, trying: { try transform($0).map { .pass($0) } ?? .skip }))
        }
    }
}

extension Publisher {
    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Publishes a member of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: keyPath] } }

    /// Publishes two members of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Map<Self, (T0, T1)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Publishes three members of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }

    /// Changes each value, and fails if that throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Changes each value, and leaves out those that become nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Changes each value, leaves out those that become nil, and fails if that throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Publishes a value in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}
