extension Publishers {
    /// Publishes values but the first ones.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// How many values are left out.
        public let count: Int

        /// Publishes values but the first ones.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                Pipe(subscriber) { value in
                    guard left > 0 else { return .pass(value) }
                    left -= 1
                    return .skip
                })
        }
    }

    /// Publishes values from the first that is not of a kind.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Tells of a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Publishes values from the first that is not of a kind.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                Pipe(subscriber) { value in
                    isDropping = isDropping && predicate(value)
                    return isDropping ? .skip : .pass(value)
                })
        }
    }

    /// Publishes values from the first that is not of a kind.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// Tells of a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Publishes values from the first that is not of a kind.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                Pipe(
                    subscriber,
                    trying: { value in
                        isDropping = try isDropping && predicate(value)
                        return isDropping ? .skip : .pass(value)
                    }))
        }
    }

    /// Publishes values from the first of another publisher on.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// What it waits for.
        public let other: Other

        /// Publishes values from the first of another publisher on.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(UntilRelay(subscriber, other: other, isOpenFirst: false) { $0 })
        }
    }

    /// Publishes values up to the first of another publisher.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// What ends it.
        public let other: Other

        /// Publishes values up to the first of another publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(UntilRelay(subscriber, other: other, isOpenFirst: true) { _ in nil })
        }
    }
}

extension Publisher {
    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    /// Leaves out values as long as the closure returns true.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values as long as the closure returns true, and fails if it throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values until another publisher publishes one.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Publishes values until another publisher publishes one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

/// Passes values on either until another publisher publishes one, or from then on.
private final class UntilRelay<Down: Subscriber, Other: Publisher>: Relay {
    let link: Link<Down>
    private let lock = Lock()
    private let other: Other
    private let isOpenFirst: Bool
    /// How it ends with the other publisher, if that publishes nothing.
    private let ending: (Subscribers.Completion<Other.Failure>) -> Subscribers.Completion<Down.Failure>?
    private var feed: Feed<Other.Output, Other.Failure>?
    private var hasHeard = false
    private var hasBegun = false
    private var earlyEnd: Subscribers.Completion<Down.Failure>?

    init(
        _ down: Down, other: Other, isOpenFirst: Bool,
        ending: @escaping (Subscribers.Completion<Other.Failure>) -> Subscribers.Completion<Down.Failure>?
    ) {
        link = Link(down)
        self.other = other
        self.isOpenFirst = isOpenFirst
        self.ending = ending
    }

    /// Follows the other first, since a stream may have nothing but what it publishes at once.
    func receive(subscription: any Subscription) {
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        follow()
        let end = lock {
            hasBegun = true
            return earlyEnd
        }
        guard let end else { return down.receive(subscription: self) }
        subscription.cancel()
        down.receive(subscription: Subscriptions.empty)
        link.finish(end)
    }

    private func follow() {
        let feed = Feed<Other.Output, Other.Failure>(
            demand: .max(1),
            onValue: { [weak self] _ in
                self?.hear()
                return .none
            },
            onCompletion: { [weak self] in self?.otherEnded($0) })
        lock { self.feed = feed }
        other.subscribe(feed)
    }

    private func hear() {
        lock { hasHeard = true }
        lock { feed }?.cancel()
        if isOpenFirst { stop(.finished) }
    }

    private func otherEnded(_ completion: Subscribers.Completion<Other.Failure>) {
        if !lock({ hasHeard }), let end = ending(completion) { stop(end) }
    }

    /// Ends it, once its subscriber has a subscription.
    private func stop(_ completion: Subscribers.Completion<Down.Failure>) {
        let canEnd = lock {
            if !hasBegun { earlyEnd = completion }
            return hasBegun
        }
        if canEnd { link.stop(completion) }
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand {
        lock { hasHeard } == isOpenFirst ? .max(1) : link.downstream?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        lock { feed }?.cancel()
        link.finish(completion)
    }

    func cancel() {
        lock { feed }?.cancel()
        link.end().upstream?.cancel()
    }
}
