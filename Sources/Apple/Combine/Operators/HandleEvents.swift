extension Publishers {
    /// Calls closures as things happen.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Called for the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called for each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called for the end.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when it is cancelled.
        public var receiveCancel: (() -> Void)?
        /// Called for each demand.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Calls closures as things happen.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventRelay<Upstream, S>(subscriber, events: self))
        }
    }
}

extension Publisher {
    /// Calls closures as things happen.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints what happens, each line after a prefix.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.HandleEvents<Self> {
        let printer = EventPrinter(prefix, stream)
        return handleEvents(
            receiveSubscription: { printer.print("receive subscription: (\($0))") },
            receiveOutput: { printer.print("receive value: (\($0))") },
            receiveCompletion: { end in
                switch end {
                case .finished: printer.print("receive finished")
                case .failure(let error): printer.print("receive error: (\(error))")
                }
            },
            receiveCancel: { printer.print("receive cancel") },
            receiveRequest: { printer.print("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") })
    }

    /// Has no effect here: attach a debugger and set a breakpoint.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Self { self }

    /// Has no effect here: attach a debugger and set a breakpoint.
    public func breakpointOnError() -> Self { self }
}

private final class EventRelay<Upstream: Publisher, Down: Subscriber>: Relay
where Down.Input == Upstream.Output, Down.Failure == Upstream.Failure {
    let link: Link<Down>
    private let events: Publishers.HandleEvents<Upstream>

    init(_ down: Down, events: Publishers.HandleEvents<Upstream>) {
        link = Link(down)
        self.events = events
    }

    func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        down.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard let down = link.downstream else { return .none }
        events.receiveOutput?(input)
        let more = down.receive(input)
        if more > 0 { events.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard let down = link.end().down else { return }
        events.receiveCompletion?(completion)
        down.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        link.upstream?.request(demand)
    }

    func cancel() {
        guard let upstream = link.end().upstream else { return }
        events.receiveCancel?()
        upstream.cancel()
    }
}

private final class EventPrinter {
    private let prefix: String
    private let lock = Lock()
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func print(_ event: String) {
        lock {
            if stream == nil { Swift.print(prefix + event) } else { stream?.write(prefix + event + "\n") }
        }
    }
}
