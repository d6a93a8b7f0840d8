extension Publishers {
    /// Ends when no value has come for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// How long it may be quiet.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where it happens.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?
        /// Makes the error; without it, the stream finishes.
        public let customError: (() -> Upstream.Failure)?

        /// Ends when no value has come for a while.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TimeoutRelay(
                    subscriber, error: customError,
                    later: { action in
                        scheduler.schedule(
                            after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                            options: options, action)
                    },
                    soon: { scheduler.schedule(options: options, $0) }))
        }
    }

    /// Publishes the time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Whose time it is.
        public let scheduler: Context

        /// Publishes the time between values.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last = scheduler.now
            upstream.map { _ in
                let now = scheduler.now
                defer { last = now }
                return last.distance(to: now)
            }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Ends when no value has come for a while: with an error, or as finished without one.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// Publishes the time between values.
    public func measureInterval<S: Scheduler>(using scheduler: S) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

private final class TimeoutRelay<Down: Subscriber>: Relay {
    let link: Link<Down>
    private let lock = Lock()
    private var latest = 0
    private let error: (() -> Down.Failure)?
    private let later: (@escaping () -> Void) -> Void
    private let deliveries: Deliveries<Down>

    init(
        _ down: Down, error: (() -> Down.Failure)?, later: @escaping (@escaping () -> Void) -> Void,
        soon: @escaping (@escaping () -> Void) -> Void
    ) {
        link = Link(down)
        self.error = error
        self.later = later
        deliveries = Deliveries(to: link, schedule: soon)
    }

    func receive(subscription: any Subscription) {
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        wait()
        down.receive(subscription: self)
    }

    private func wait() {
        let mine = lock {
            latest += 1
            return latest
        }
        later { [weak self] in
            guard let self, lock({ latest == mine }) else { return }
            link.upstream?.cancel()
            deliveries.finish(error.map { .failure($0()) } ?? .finished)
        }
    }

    func receive(_ input: Down.Input) -> Subscribers.Demand {
        wait()
        deliveries.add(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        lock { latest += 1 }
        deliveries.add(completion)
    }
}
