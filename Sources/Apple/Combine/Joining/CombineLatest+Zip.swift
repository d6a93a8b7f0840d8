/// How `Publishers.Paired` forms pairs.
public protocol PairingRule {
    /// Whether the latest element of each publisher counts; otherwise each is used once, in order.
    static var keepsLatest: Bool { get }
}

extension Publishers {
    /// The rule of `combineLatest`: a new pair whenever one publisher has a new element.
    public enum Latest: PairingRule {
        public static var keepsLatest: Bool { true }
    }

    /// The rule of `zip`: the first elements form a pair, then the second, and so on.
    public enum InOrder: PairingRule {
        public static var keepsLatest: Bool { false }
    }

    /// Publishes pairs of the elements of two publishers.
    public struct Paired<A: Publisher, B: Publisher, Rule: PairingRule>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The publisher of the first elements.
        public let a: A
        /// The publisher of the second elements.
        public let b: B

        /// Pairs two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Pairing(subscriber, keepsLatest: Rule.keepsLatest).follow(a, b)
        }
    }

    /// Publishes tuples of the elements of three publishers.
    public struct Paired3<A: Publisher, B: Publisher, C: Publisher, Rule: PairingRule>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        private let nested: Paired<Paired<A, B, Rule>, C, Rule>

        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) { nested = .init(.init(a, b), c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            nested.map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// Publishes tuples of the elements of four publishers.
    public struct Paired4<A: Publisher, B: Publisher, C: Publisher, D: Publisher, Rule: PairingRule>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        private let nested: Paired<Paired<Paired<A, B, Rule>, C, Rule>, D, Rule>

        /// Joins four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { nested = .init(.init(.init(a, b), c), d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            nested.map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// Publishes the latest elements of two publishers whenever one changes.
    public typealias CombineLatest<A: Publisher, B: Publisher> = Paired<A, B, Latest> where A.Failure == B.Failure
    /// Publishes the latest elements of three publishers whenever one changes.
    public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> = Paired3<A, B, C, Latest>
    where A.Failure == B.Failure, A.Failure == C.Failure
    /// Publishes the latest elements of four publishers whenever one changes.
    public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Paired4<
        A, B, C, D, Latest
    >
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure
    /// Publishes the elements of two publishers side by side.
    public typealias Zip<A: Publisher, B: Publisher> = Paired<A, B, InOrder> where A.Failure == B.Failure
    /// Publishes the elements of three publishers side by side.
    public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> = Paired3<A, B, C, InOrder>
    where A.Failure == B.Failure, A.Failure == C.Failure
    /// Publishes the elements of four publishers side by side.
    public typealias Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Paired4<A, B, C, D, InOrder>
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure
}

extension Publisher {
    /// Publishes the latest elements of this and another publisher whenever one changes.
    public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P> { .init(self, other) }

    /// Publishes the result of a closure for the latest elements of this and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Derived<Publishers.CombineLatest<Self, P>, T, Failure> {
        combineLatest(other).map { transform($0, $1) }
    }

    /// Publishes the latest elements of this and two other publishers whenever one changes.
    public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> {
        .init(self, publisher1, publisher2)
    }

    /// Publishes the result of a closure for the latest elements of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Derived<Publishers.CombineLatest3<Self, P, Q>, T, Failure> {
        combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Publishes the latest elements of this and three other publishers whenever one changes.
    public func combineLatest<P, Q, R>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R> {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the result of a closure for the latest elements of this and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Derived<Publishers.CombineLatest4<Self, P, Q, R>, T, Failure> {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }

    /// Publishes the elements of this and another publisher side by side.
    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P> { .init(self, other) }

    /// Publishes the result of a closure for the elements of this and another publisher, side by side.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Derived<Publishers.Zip<Self, P>, T, Failure> {
        zip(other).map { transform($0, $1) }
    }

    /// Publishes the elements of this and two other publishers side by side.
    public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q> {
        .init(self, publisher1, publisher2)
    }

    /// Publishes the result of a closure for the elements of this and two other publishers, side by side.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Derived<Publishers.Zip3<Self, P, Q>, T, Failure> {
        zip(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Publishes the elements of this and three other publishers side by side.
    public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R> {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the result of a closure for the elements of this and three other publishers, side by side.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Derived<Publishers.Zip4<Self, P, Q, R>, T, Failure> {
        zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
