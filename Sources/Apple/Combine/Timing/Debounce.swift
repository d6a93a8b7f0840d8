extension Publishers {
    /// Publishes a value once no other has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// How long it must be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Where it happens.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Publishes a value once no other has come for a while.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DebounceRelay(
                    subscriber,
                    later: { action in
                        scheduler.schedule(
                            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                            options: options, action)
                    },
                    soon: { scheduler.schedule(options: options, $0) }))
        }
    }
}

extension Publisher {
    /// Publishes a value once no other has come for a while.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

/// Takes all there is; at the end, what is still waiting is dropped, as on Apple's systems.
private final class DebounceRelay<Down: Subscriber>: Relay {
    let link: Link<Down>
    private let outlet: Outlet<Down>
    private let lock = Lock()
    private var latest = 0
    private let later: (@escaping () -> Void) -> Void
    private let soon: (@escaping () -> Void) -> Void

    init(
        _ down: Down, later: @escaping (@escaping () -> Void) -> Void, soon: @escaping (@escaping () -> Void) -> Void
    ) {
        link = Link(down)
        outlet = Outlet(down, keepsLatestOnly: true)
        self.later = later
        self.soon = soon
    }

    func receive(subscription: any Subscription) {
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        down.receive(subscription: self)
        link.upstream?.request(.unlimited)
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func receive(_ input: Down.Input) -> Subscribers.Demand {
        let mine = lock {
            latest += 1
            return latest
        }
        later {
            if self.lock({ self.latest == mine }) { self.outlet.send(input) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        lock { latest += 1 }
        _ = link.end()
        soon { self.outlet.finish(completion) }
    }

    func cancel() {
        lock { latest += 1 }
        outlet.cancel()
        link.end().upstream?.cancel()
    }
}
