import GroupSystem

extension Publisher {
    /// Publishes an element once no other has followed for a while. At the end, an element that waits is dropped, as on
    /// Apple's systems.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        .init { down in
            let generation = Generation()
            let relay = Absorber<Output, Failure, _>(
                down, keepsLatestOnly: true,
                onValue: { value, absorber in
                    let mine = generation.advance()
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        if generation.isLatest(mine) { absorber.publish(value) }
                    }
                },
                onEnd: { completion, outlet in
                    generation.advance()
                    scheduler.schedule(options: options) { outlet.finish(completion) }
                })
            subscribe(relay)
        }
    }

    /// Publishes at most one element in each interval: the latest, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        .init { down in
            let throttle = Throttle<S, Output>(interval: interval, on: scheduler, keepsLatest: latest)
            let relay = Absorber<Output, Failure, _>(
                down, keepsLatestOnly: true,
                onValue: { value, absorber in throttle.add(value, publish: absorber.publish) },
                onEnd: { completion, outlet in
                    scheduler.schedule { throttle.flush(publish: { outlet.send($0) }) { outlet.finish(completion) } }
                })
            subscribe(relay)
        }
    }

    /// Ends the stream when no element has come for a while: with an error, or as finished if there is none.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        .init { down in
            let relay = DeliveryRelay(down) { scheduler.schedule(options: options, $0) }
            let generation = Generation()
            let wait = { [weak relay] in
                let mine = generation.advance()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    if generation.isLatest(mine) { relay?.stop(customError.map { .failure($0()) } ?? .finished) }
                }
            }
            handleEvents(
                receiveSubscription: { _ in wait() }, receiveOutput: { _ in wait() },
                receiveCompletion: { _ in generation.advance() }
            ).subscribe(relay)
        }
    }

    /// Publishes the time between elements.
    public func measureInterval<S: Scheduler>(using scheduler: S) -> Publishers.MeasureInterval<Self, S> {
        .init(self, ending: { $0 }) {
            var last = scheduler.now
            return { _ in
                let now = scheduler.now
                return .pass(exchange(&last, with: now).distance(to: now))
            }
        }
    }
}

/// The element that waits for the next interval.
private final class Throttle<Context: Scheduler, Value> {
    private let lock = Lock()
    /// Held while an element is taken and published, so that the completion does not overtake it.
    private let turn = RecursiveLock()
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let keepsLatest: Bool
    private var waiting: Value?
    private var isPlanned = false
    private var last: Context.SchedulerTimeType?

    init(interval: Context.SchedulerTimeType.Stride, on scheduler: Context, keepsLatest: Bool) {
        (self.interval, self.scheduler, self.keepsLatest) = (interval, scheduler, keepsLatest)
    }

    func add(_ value: Value, publish: @escaping (Value) -> Void) {
        let now = scheduler.now
        let (due, former): (Context.SchedulerTimeType?, Value?) = lock {
            let former = keepsLatest || waiting == nil ? exchange(&waiting, with: value) : nil
            if exchange(&isPlanned, with: true) { return (nil, former) }
            return (last.map { max($0.advanced(by: interval), now) } ?? now, former)
        }
        _ = former
        guard let due else { return }
        let flush = { self.flush(publish: publish) }
        due > now ? scheduler.schedule(after: due, flush) : scheduler.schedule(flush)
    }

    func flush(publish: (Value) -> Void, then finish: () -> Void = {}) {
        turn {
            let value = lock {
                isPlanned = false
                last = scheduler.now
                return exchange(&waiting, with: nil)
            }
            if let value { publish(value) }
            finish()
        }
    }
}
