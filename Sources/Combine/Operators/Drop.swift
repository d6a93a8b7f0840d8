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
            upstream.subscribe(DropUntilRelay(subscriber, other: other))
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
            upstream.subscribe(PrefixUntilRelay(subscriber, other: other))
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

private final class DropUntilRelay<Down: Subscriber, Other: Publisher>: Relay where Other.Failure == Down.Failure {
    let link: Link<Down>
    private let lock = Lock()
    private var isOpen = false
    private var feed: Feed<Other.Output, Other.Failure>?

    init(_ down: Down, other: Other) {
        link = Link(down)
        let feed = Feed<Other.Output, Other.Failure>(
            demand: .max(1),
            onValue: { [weak self] _ in
                self?.open()
                return .none
            },
            onCompletion: { [weak self] in self?.otherEnded($0) })
        self.feed = feed
        other.subscribe(feed)
    }

    private func open() {
        lock { isOpen = true }
        feed?.cancel()
    }

    private func otherEnded(_ completion: Subscribers.Completion<Other.Failure>) {
        if !lock({ isOpen }) { link.stop(completion) }
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand {
        lock { isOpen } ? link.downstream?.receive(input) ?? .none : .max(1)
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        feed?.cancel()
        link.finish(completion)
    }

    func cancel() {
        feed?.cancel()
        link.end().upstream?.cancel()
    }
}

private final class PrefixUntilRelay<Down: Subscriber, Other: Publisher>: Relay {
    let link: Link<Down>
    private var feed: Feed<Other.Output, Other.Failure>?

    init(_ down: Down, other: Other) {
        link = Link(down)
        let feed = Feed<Other.Output, Other.Failure>(
            demand: .max(1),
            onValue: { [weak self] _ in
                self?.link.stop(.finished)
                return .none
            }, onCompletion: { _ in })
        self.feed = feed
        other.subscribe(feed)
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand { link.downstream?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        feed?.cancel()
        link.finish(completion)
    }

    func cancel() {
        feed?.cancel()
        link.end().upstream?.cancel()
    }
}
