extension Publisher {
    /// Calls closures for what happens in the stream, before it does.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> some Publisher<Output, Failure> {
        let events = StreamEvents(
            onSubscription: receiveSubscription, onValue: receiveOutput, onCompletion: receiveCompletion,
            onCancel: receiveCancel, onRequest: receiveRequest)
        return AnyPublisher<Output, Failure>.attaching { subscribe(EventRelay($0, events)) }
    }

    /// Prints what happens in the stream, each line after a prefix.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> some Publisher<
        Output, Failure
    > {
        let start = prefix.isEmpty ? "" : prefix + ": "
        let lock = Lock()
        var stream = stream
        func print(_ event: String) {
            lock { if stream == nil { Swift.print(start + event) } else { stream?.write(start + event + "\n") } }
        }
        return handleEvents(
            receiveSubscription: { print("receive subscription: (\($0))") },
            receiveOutput: { print("receive value: (\($0))") },
            receiveCompletion: { end in
                switch end {
                case .finished: print("receive finished")
                case .failure(let error): print("receive error: (\(error))")
                }
            },
            receiveCancel: { print("receive cancel") },
            receiveRequest: { print("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") })
    }
}

private struct StreamEvents<Output, Failure: Error> {
    let onSubscription: ((any Subscription) -> Void)?
    let onValue: ((Output) -> Void)?
    let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let onCancel: (() -> Void)?
    let onRequest: ((Subscribers.Demand) -> Void)?
}

private final class EventRelay<Down: Subscriber>: Relay {
    let link: Link<Down>
    private let events: StreamEvents<Down.Input, Down.Failure>

    init(_ down: Down, _ events: StreamEvents<Down.Input, Down.Failure>) {
        link = Link(down)
        self.events = events
    }

    func receive(subscription: any Subscription) {
        events.onSubscription?(subscription)
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        down.receive(subscription: self)
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand {
        guard let down = link.downstream else { return .none }
        events.onValue?(input)
        let more = down.receive(input)
        if more > 0 { events.onRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        guard let down = link.end().down else { return }
        events.onCompletion?(completion)
        down.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.onRequest?(demand)
        link.upstream?.request(demand)
    }

    func cancel() {
        guard let upstream = link.end().upstream else { return }
        events.onCancel?()
        upstream.cancel()
    }
}
