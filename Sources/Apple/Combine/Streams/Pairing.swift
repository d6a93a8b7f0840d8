/// Publishes pairs of the elements of two publishers. Each demand goes to both.
final class Pairing<A, B, Down: Subscriber>: Subscription where Down.Input == (A, B) {
    private let lock = Lock()
    private let outlet: Outlet<Down>
    /// Whether the latest element of each counts; otherwise each is used once, in order.
    private let keepsLatest: Bool
    private var firsts: [A] = []
    private var seconds: [B] = []
    private var hasEnded = (first: false, second: false)
    private var feeds: [any Subscription] = []

    init(_ down: Down, keepsLatest: Bool) {
        outlet = Outlet(down, keepsLatestOnly: keepsLatest)
        self.keepsLatest = keepsLatest
        outlet.onFurtherDemand = { [weak self] in self?.ask($0) }
    }

    func follow<First: Publisher, Second: Publisher>(_ first: First, _ second: Second)
    where First.Output == A, Second.Output == B, First.Failure == Down.Failure, Second.Failure == Down.Failure {
        let firstFeed = feed(first, { self.add($0, to: &self.firsts) }, { self.hasEnded.first = true })
        let secondFeed = feed(second, { self.add($0, to: &self.seconds) }, { self.hasEnded.second = true })
        lock { feeds = [firstFeed, secondFeed] }
        outlet.subscriber?.receive(subscription: self)
        first.subscribe(firstFeed)
        second.subscribe(secondFeed)
    }

    /// A feed whose closures run under the lock: `add` returns the element that is replaced.
    private func feed<P: Publisher>(
        _ publisher: P, _ add: @escaping (P.Output) -> P.Output?, _ noteEnd: @escaping () -> Void
    ) -> Feed<P.Output, Down.Failure> {
        Feed(
            demand: .none,
            onValue: { value in
                let (replaced, pair, isOver) = self.lock { (add(value), self.nextPair(), self.isOver) }
                _ = replaced
                if let pair { self.outlet.send(pair) }
                if isOver { self.finish(.finished) }
                return .none
            },
            onCompletion: { completion in
                if case .failure = completion { return self.finish(completion) }
                let isOver = self.lock {
                    noteEnd()
                    return self.isOver
                }
                if isOver { self.finish(.finished) }
            })
    }

    private func add<Value>(_ value: Value, to values: inout [Value]) -> Value? {
        if keepsLatest, !values.isEmpty { return exchange(&values[0], with: value) }
        values.append(value)
        return nil
    }

    private func nextPair() -> (A, B)? {
        guard let first = firsts.first, let second = seconds.first else { return nil }
        if !keepsLatest {
            firsts.removeFirst()
            seconds.removeFirst()
        }
        return (first, second)
    }

    private var isOver: Bool {
        if keepsLatest, hasEnded.first, hasEnded.second { return true }
        return hasEnded.first && firsts.isEmpty || hasEnded.second && seconds.isEmpty
    }

    private func finish(_ completion: Subscribers.Completion<Down.Failure>) {
        outlet.finish(completion)
        drop()
    }

    private func drop() {
        let dropped = lock { exchange(&feeds, with: []) }
        for feed in dropped { feed.cancel() }
    }

    private func ask(_ demand: Subscribers.Demand) {
        for feed in lock({ feeds }) { feed.request(demand) }
    }

    func request(_ demand: Subscribers.Demand) {
        outlet.request(demand)
        ask(demand)
    }

    func cancel() {
        outlet.cancel()
        drop()
    }
}
