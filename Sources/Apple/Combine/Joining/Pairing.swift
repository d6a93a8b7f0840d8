extension Publisher {
    /// Publishes the latest elements of this and another publisher whenever one changes.
    public func combineLatest<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        paired(with: other, keepsLatest: true)
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
    ) -> some Publisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2) { ($0, $1, $2) }
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
    public func zip<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        paired(with: other, keepsLatest: false)
    }

    /// Publishes the result of a closure for the elements of this and another publisher, side by side.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0, $1) }
    }

    private func paired<P: Publisher>(
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
