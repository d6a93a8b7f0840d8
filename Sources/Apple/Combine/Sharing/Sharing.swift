extension Publishers {
    /// Connects a publisher for the first subscriber, and disconnects it after the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let upstream: Upstream
        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        fileprivate init(_ upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock {
                subscribers += 1
                return subscribers == 1
            }
            upstream.handleEvents(receiveCompletion: { _ in self.leave() }, receiveCancel: leave)
                .receive(subscriber: subscriber)
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
                return subscribers == 0 ? exchange(&connection, with: nil) : nil
            }
            idle?.cancel()
        }
    }
}

/// Publishes through a subject, a new one for each connection. There is one connection at a time.
private final class Multicast<Upstream: Publisher>: ConnectablePublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let lock = Lock()
    private var subject = PassthroughSubject<Output, Failure>()

    init(_ upstream: Upstream) { self.upstream = upstream }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        lock { subject }.subscribe(subscriber)
    }

    func connect() -> any Cancellable {
        let feeding = upstream.subscribe(lock { subject })
        return AnyCancellable { [self] in
            feeding.cancel()
            _ = lock { exchange(&subject, with: PassthroughSubject()) }
        }
    }
}

extension ConnectablePublisher {
    /// Connects the publisher for the first subscriber, and disconnects it after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init(self) }
}

extension Publisher {
    /// Shares one subscription among all subscribers, from the first until the last has left.
    public func share() -> some Publisher<Output, Failure> { Multicast(self).autoconnect() }
}
