extension Publishers {
    /// Publishes what the latest of several publishers has.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// Publishes the publishers.
        public let upstream: Upstream

        /// Publishes what the latest of several publishers has.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Switching<P, S>(subscriber).follow(upstream)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes what the latest of the publishers has that it publishes.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes what the latest of the publishers has that it publishes.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Publishes what the latest of the publishers has that it publishes.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

private final class Switching<Inner: Publisher, Down: Subscriber>: Subscription
where Inner.Output == Down.Input, Inner.Failure == Down.Failure {
    private let lock = Lock()
    private let succession: Succession<Relayed>
    private let relayed: Relayed
    private var outer: Feed<Inner, Inner.Failure>?
    private var isOuterOver = false
    private var followed = 0

    /// Hands on all but the subscription, which is ours.
    final class Relayed: Subscriber {
        private let down: Down

        init(_ down: Down) { self.down = down }

        weak var owner: (any AnyObject & Subscription)?
        func receive(subscription: any Subscription) {
            if let owner { down.receive(subscription: owner) }
        }
        func receive(_ input: Down.Input) -> Subscribers.Demand { down.receive(input) }
        func receive(completion: Subscribers.Completion<Down.Failure>) { down.receive(completion: completion) }
    }

    init(_ down: Down) {
        relayed = Relayed(down)
        succession = Succession(relayed)
        relayed.owner = self
    }

    func follow<P: Publisher>(_ publishers: P) where P.Output == Inner, P.Failure == Inner.Failure {
        let feed = Feed<Inner, Inner.Failure>(
            demand: .unlimited,
            onValue: { inner in
                self.switchTo(inner)
                return .none
            }, onCompletion: outerEnded)
        lock { outer = feed }
        succession.begin()
        publishers.subscribe(feed)
    }

    private func switchTo(_ inner: Inner) {
        let mine = lock {
            followed += 1
            return followed
        }
        succession.follow(inner) { end in
            let isAll = self.lock {
                if self.followed == mine { self.followed = 0 }
                return self.isOuterOver
            }
            if case .finished = end, !isAll { return }
            self.finish(end)
        }
    }

    private func outerEnded(_ completion: Subscribers.Completion<Inner.Failure>) {
        let isFollowing = lock {
            isOuterOver = true
            return followed != 0
        }
        if case .finished = completion, isFollowing { return }
        succession.cancelAndFinish(completion)
    }

    private func finish(_ completion: Subscribers.Completion<Inner.Failure>) {
        lock { outer }?.cancel()
        succession.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) { succession.request(demand) }

    func cancel() {
        lock { outer }?.cancel()
        succession.cancel()
    }
}
