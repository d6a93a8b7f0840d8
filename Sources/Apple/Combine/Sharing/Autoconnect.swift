extension Publishers {
    /// Is connected from the first subscriber until the last is gone.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What is connected.
        public let upstream: Upstream

        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// Connects when there is a subscriber.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock {
                subscribers += 1
                return subscribers == 1
            }
            upstream.subscribe(CountedRelay(subscriber) { self.leave() })
            guard isFirst else { return }
            let connection = upstream.connect()
            let isLate = lock {
                if subscribers > 0 { self.connection = connection }
                return subscribers == 0
            }
            if isLate { connection.cancel() }
        }

        private func leave() {
            let idle: (any Cancellable)? = lock {
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            idle?.cancel()
        }
    }

    /// Follows something once for all its subscribers, from the first until the last is gone.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Follows it once for all.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        /// Whether they are the same object.
        public static func == (left: Share, right: Share) -> Bool { left === right }
    }
}

extension ConnectablePublisher {
    /// Connects when there is a subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    /// Follows it once for all subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

/// Tells, once, that its subscriber is gone.
private final class CountedRelay<Down: Subscriber>: Relay {
    let link: Link<Down>
    private let leave: () -> Void

    init(_ down: Down, leave: @escaping () -> Void) {
        link = Link(down)
        self.leave = leave
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand { link.downstream?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        guard let down = link.end().down else { return }
        leave()
        down.receive(completion: completion)
    }

    func cancel() {
        let ends = link.end()
        ends.upstream?.cancel()
        if ends.down != nil { leave() }
    }
}
