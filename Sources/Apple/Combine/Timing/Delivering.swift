extension Publisher {
    /// Delivers elements and the completion on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        .init { subscribe(DeliveryRelay($0) { action in scheduler.schedule(options: options, action) }) }
    }

    /// Subscribes, demands and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        .init { down in
            let relay = RequestRelay(down) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { subscribe(relay) }
        }
    }

    /// Delivers elements and the completion later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        .init { down in
            let relay = DeliveryRelay(down) { action in
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                    options: options, action)
            }
            subscribe(relay)
        }
    }
}

/// Delivers through a scheduler: in order and one at a time, whatever order and threads that runs its closures in.
final class DeliveryRelay<Down: Subscriber>: Relay {
    private enum Item {
        case value(Down.Input)
        case end(Subscribers.Completion<Down.Failure>)
    }

    let link: Link<Down>
    private let schedule: (@escaping () -> Void) -> Void
    private let lock = Lock()
    private var waiting: [Item] = []
    /// How many closures have run and not delivered. Each delivers one item, not before the time it was scheduled for.
    private var due = 0
    private var isDelivering = false

    init(_ down: Down, schedule: @escaping (@escaping () -> Void) -> Void) {
        link = Link(down)
        self.schedule = schedule
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand {
        lock { waiting.append(.value(input)) }
        schedule(deliver)
        return .none
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        lock { waiting.append(.end(completion)) }
        schedule(deliver)
    }

    /// Ends the stream while its publisher still runs, from within a scheduled closure.
    func stop(_ completion: Subscribers.Completion<Down.Failure>) {
        link.upstream?.cancel()
        lock { waiting.append(.end(completion)) }
        deliver()
    }

    /// Runs on one thread at a time, which also delivers what becomes due meanwhile.
    private func deliver() {
        let isMine = lock {
            due += 1
            return !exchange(&isDelivering, with: true)
        }
        guard isMine else { return }
        while let item = lock(next) {
            switch item {
            case .value(let value):
                let more = link.downstream?.receive(value) ?? .none
                if more > 0 { link.upstream?.request(more) }
            case .end(let completion): link.finish(completion)
            }
        }
    }

    private func next() -> Item? {
        guard due > 0, !waiting.isEmpty else {
            isDelivering = false
            return nil
        }
        due -= 1
        return waiting.removeFirst()
    }
}

/// Demands and cancels through a scheduler.
private final class RequestRelay<Down: Subscriber>: Relay {
    let link: Link<Down>
    private let schedule: (@escaping () -> Void) -> Void

    init(_ down: Down, schedule: @escaping (@escaping () -> Void) -> Void) {
        link = Link(down)
        self.schedule = schedule
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand { link.downstream?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Down.Failure>) { link.finish(completion) }

    func request(_ demand: Subscribers.Demand) { schedule { self.link.upstream?.request(demand) } }

    func cancel() {
        let upstream = link.end().upstream
        schedule { upstream?.cancel() }
    }
}
