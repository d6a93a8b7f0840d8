import GroupSystem

extension Publishers {
    /// Publishes at most one value in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// How often at most.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where it happens.
        public let scheduler: Context
        /// Whether the latest value of an interval counts, or the first.
        public let latest: Bool

        /// Publishes at most one value in each interval.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ThrottleRelay<Context, S>(subscriber, interval: interval, on: scheduler, latest: latest))
        }
    }
}

extension Publisher {
    /// Publishes at most one value in each interval: the latest, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

private final class ThrottleRelay<Context: Scheduler, Down: Subscriber>: Relay {
    let link: Link<Down>
    private let outlet: Outlet<Down>
    private let lock = Lock()
    /// Held while a value is taken and handed on, so that the end does not overtake it.
    private let turn = RecursiveLock()
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let keepsLatest: Bool
    private var waiting: Down.Input?
    private var isPlanned = false
    private var last: Context.SchedulerTimeType?

    init(_ down: Down, interval: Context.SchedulerTimeType.Stride, on scheduler: Context, latest: Bool) {
        link = Link(down)
        outlet = Outlet(down, keepsLatestOnly: true)
        self.interval = interval
        self.scheduler = scheduler
        keepsLatest = latest
    }

    func receive(subscription: any Subscription) {
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        down.receive(subscription: self)
        link.upstream?.request(.unlimited)
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func receive(_ input: Down.Input) -> Subscribers.Demand {
        let now = scheduler.now
        let (due, former): (Context.SchedulerTimeType?, Down.Input?) = lock {
            let former = keepsLatest || waiting == nil ? exchange(&waiting, with: input) : nil
            guard !isPlanned else { return (nil, former) }
            isPlanned = true
            return (last.map { max($0.advanced(by: interval), now) } ?? now, former)
        }
        _ = former
        if let due { due > now ? scheduler.schedule(after: due, publish) : scheduler.schedule(publish) }
        return .none
    }

    private func publish() {
        turn {
            let value = lock {
                isPlanned = false
                last = scheduler.now
                return exchange(&waiting, with: nil)
            }
            if let value { outlet.send(value) }
        }
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        _ = link.end()
        scheduler.schedule { [self] in
            turn {
                publish()
                outlet.finish(completion)
            }
        }
    }

    func cancel() {
        outlet.cancel()
        link.end().upstream?.cancel()
    }
}
