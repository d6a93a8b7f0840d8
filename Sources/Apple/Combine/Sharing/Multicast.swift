extension Publishers {
    /// Publishes through a subject what it follows, for all subscribers at once, when it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Makes the subject.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?
        private var connection: AnyCancellable?

        /// Publishes through a subject, which is made when it is first needed.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            presentSubject.subscribe(subscriber)
        }

        /// Follows it until the result is cancelled; connecting anew then begins with a new subject.
        public func connect() -> any Cancellable {
            let held = HeldCancellable()
            let (connection, isNew): (AnyCancellable, Bool) = lock {
                if let present = self.connection { return (present, false) }
                let made = AnyCancellable { [weak self] in
                    held.cancel()
                    self?.disconnect()
                }
                self.connection = made
                return (made, true)
            }
            if isNew { held.hold(upstream.subscribe(presentSubject)) }
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
}

extension Publisher {
    /// Publishes through a subject for each connection.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Publishes through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self) { subject }
    }
}

extension Publisher where Failure == Never {
    /// Begins only when it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
    /// Begins only when it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Begins only when it is connected.
        public init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        /// Begins.
        public func connect() -> any Cancellable { inner.connect() }
    }
}

/// Something to be cancelled that may come after it was.
final class HeldCancellable: Cancellable {
    private let lock = Lock()
    private var held: (any Cancellable)?
    private var isCancelled = false

    func hold(_ cancellable: any Cancellable) {
        let isLate = lock {
            if !isCancelled { held = cancellable }
            return isCancelled
        }
        if isLate { cancellable.cancel() }
    }

    func cancel() {
        let present = lock {
            isCancelled = true
            defer { held = nil }
            return held
        }
        present?.cancel()
    }
}
