extension Publishers {
    /// Publishes all values as one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream

        /// Publishes all values as one array.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Summary(subscriber, []) { all, value in
                    all?.append(value)
                    return true
                })
        }
    }

    /// Publishes arrays of so many values.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// How many values an array has.
        public let count: Int

        /// Publishes arrays of so many values, at least one.
        public init(upstream: Upstream, count: Int) {
            precondition(count > 0, "an array of collected values has at least one")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectRelay(subscriber, by: count))
        }
    }
}

extension Publisher {
    /// Publishes at the end all values as one array.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Publishes arrays of so many values, at least one; the last has the rest.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

private final class CollectRelay<Input, Down: Subscriber>: Relay where Down.Input == [Input] {
    let link: Link<Down>
    private let count: Int
    private let lock = Lock()
    private var collected: [Input] = []

    init(_ down: Down, by count: Int) {
        link = Link(down)
        self.count = count
    }

    func request(_ demand: Subscribers.Demand) { link.upstream?.request(demand * count) }

    func receive(_ input: Input) -> Subscribers.Demand {
        let full: [Input]? = lock {
            collected.append(input)
            guard collected.count == count else { return nil }
            defer { collected = [] }
            return collected
        }
        guard let full, let down = link.downstream else { return .none }
        return down.receive(full) * count
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        let rest = lock { collected }
        if case .finished = completion, !rest.isEmpty { _ = link.downstream?.receive(rest) }
        link.finish(completion)
    }
}
