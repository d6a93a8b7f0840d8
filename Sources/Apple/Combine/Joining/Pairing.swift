extension Publisher {
    /// Publishes the latest elements of this and another publisher whenever one changes.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes the result of a closure for the latest elements of this and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0, $1) }
    }

    /// Publishes the latest elements of this and two other publishers whenever one changes.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes the result of a closure for the latest elements of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1).combineLatest(publisher2) { transform($0.0, $0.1, $1) }
    }

    /// Publishes the latest elements of this and three other publishers whenever one changes.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> some Publisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3) { ($0, $1, $2, $3) }
    }

    /// Publishes the result of a closure for the latest elements of this and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2).combineLatest(publisher3) { transform($0.0, $0.1, $0.2, $1) }
    }

    /// Publishes the elements of this and another publisher side by side.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Publishes the elements of this and two other publishers side by side.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Publishes the result of a closure for the elements of this and another publisher, side by side.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0, $1) }
    }

    fileprivate func paired<P: Publisher>(
        with other: P, keepsLatest: Bool
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher(keepsLatest ? .latest : .all) { outlet in
            let pairs = Pairs<Output, P.Output>(keepsLatest: keepsLatest)
            func follow<Q: Publisher>(
                _ publisher: Q, _ add: @escaping (Q.Output) -> Q.Output?, noteEnd: @escaping () -> Void
            ) where Q.Failure == Failure {
                outlet.follow(
                    publisher,
                    onValue: { value, _ in
                        let (replaced, pair, isOver) = pairs.lock { (add(value), pairs.next(), pairs.isOver) }
                        _ = replaced
                        if let pair { outlet.send(pair) }
                        if isOver { outlet.finish(.finished) }
                    },
                    onEnd: { end in
                        let isOver = pairs.lock {
                            noteEnd()
                            return pairs.isOver
                        }
                        if isOver || end.isFailure { outlet.finish(end) }
                    })
            }
            follow(self, { pairs.add($0, to: &pairs.firsts) }, noteEnd: { pairs.hasEnded.first = true })
            follow(other, { pairs.add($0, to: &pairs.seconds) }, noteEnd: { pairs.hasEnded.second = true })
        }
    }
}

extension Publishers {
    /// The elements of two publishers, side by side.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.paired(with: b, keepsLatest: false).receive(subscriber: subscriber)
        }
    }

    /// The elements of three publishers, side by side.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b).zip(c) { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The latest elements of two publishers, whenever one changes.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.paired(with: b, keepsLatest: true).receive(subscriber: subscriber)
        }
    }

    /// The latest elements of three publishers, whenever one changes.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b, c) { ($0, $1, $2) }.receive(subscriber: subscriber)
        }
    }
}

/// The elements of two publishers that wait to form pairs.
private final class Pairs<A, B> {
    let lock = Lock()
    /// Whether the latest element of each counts; otherwise each is used once, in order.
    private let keepsLatest: Bool
    var firsts: [A] = []
    var seconds: [B] = []
    var hasEnded = (first: false, second: false)

    init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

    /// Returns the element that is replaced.
    func add<Value>(_ value: Value, to values: inout [Value]) -> Value? {
        if keepsLatest, !values.isEmpty { return exchange(&values[0], with: value) }
        values.append(value)
        return nil
    }

    func next() -> (A, B)? {
        guard let first = firsts.first, let second = seconds.first else { return nil }
        if !keepsLatest {
            firsts.removeFirst()
            seconds.removeFirst()
        }
        return (first, second)
    }

    var isOver: Bool {
        if keepsLatest, hasEnded.first, hasEnded.second { return true }
        return hasEnded.first && firsts.isEmpty || hasEnded.second && seconds.isEmpty
    }
}
