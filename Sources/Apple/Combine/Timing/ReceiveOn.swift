extension Publishers {
    /// Delivers values and the end on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Where it happens.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Delivers values and the end on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ScheduledRelay(subscriber) { action in scheduler.schedule(options: options, action) })
        }
    }

    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Where it happens.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Subscribes, asks and cancels on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SubscribeRelay(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(relay) }
        }
    }

    /// Delivers values and the end later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How exact it is.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Where it happens.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Delivers values and the end later.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ScheduledRelay(subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }
}

extension Publisher {
    /// Delivers values and the end on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, asks and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the end later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

private final class ScheduledRelay<Down: Subscriber>: Relay {
    let link: Link<Down>
    private let deliveries: Deliveries<Down>

    init(_ down: Down, schedule: @escaping (@escaping () -> Void) -> Void) {
        link = Link(down)
        deliveries = Deliveries(to: link, schedule: schedule)
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand {
        deliveries.add(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) { deliveries.add(completion) }
}

private final class SubscribeRelay<Down: Subscriber>: Relay {
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
