extension Publishers {
    /// Connects a publisher for the first subscriber, and disconnects it after the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher to connect.
        public let upstream: Upstream

        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// Creates a publisher that connects another.
        public init(upstream: Upstream) { self.upstream = upstream }

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

        public static func == (left: Autoconnect, right: Autoconnect) -> Bool { left === right }
    }

    /// Publishes through a subject, for all subscribers at once, when it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds the subject.
        public let upstream: Upstream
        /// Called for the subject of each connection, when it is first needed.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?
        private var connection: AnyCancellable?

        /// Creates a publisher that calls a closure for the subject of each connection.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            presentSubject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            let feeding = upstream.feeding(presentSubject)
            let (connection, isNew): (AnyCancellable, Bool) = lock {
                if let present = self.connection { return (present, false) }
                let made = AnyCancellable { [weak self] in
                    feeding.cancellable.cancel()
                    self?.disconnect()
                }
                self.connection = made
                return (made, true)
            }
            if isNew { feeding.start() }
            return connection
        }

        private var presentSubject: SubjectType {
            lock {
                let present = subject ?? createSubject()
                subject = present
                return present
            }
        }

        private func disconnect() {
            let released = lock {
                defer { (subject, connection) = (nil, nil) }
                return (subject, connection)
            }
            _ = released
        }
    }

    /// Returned by `share()`.
    public typealias Share<Upstream: Publisher> = Autoconnect<MakeConnectable<Upstream>>
    /// Returned by `makeConnectable()`.
    public typealias MakeConnectable<Upstream: Publisher> = Multicast<
        Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
    >
}

extension ConnectablePublisher {
    /// Connects the publisher for the first subscriber, and disconnects it after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publisher {
    /// Shares one subscription among all subscribers, from the first until the last has left.
    public func share() -> Publishers.Share<Self> { multicast { PassthroughSubject() }.autoconnect() }

    /// Publishes through a subject that a closure makes for each connection.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> {
        .init(upstream: self, createSubject: createSubject)
    }

    /// Publishes through a subject.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S> { multicast { subject } }
}

extension Publisher where Failure == Never {
    /// Starts only when it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { multicast { PassthroughSubject() } }
}
