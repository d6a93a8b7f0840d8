import GroupSystem

extension Publisher {
    /// Publishes an element once no other has followed for a while. At the end, an element that waits is dropped, as on
    /// Apple's systems.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        AnyPublisher<Output, Failure>(.latest) { outlet in
            let generation = Generation()
            outlet.follow(
                self, asking: .once(.unlimited),
                onValue: { value, _ in
                    let mine = generation.advance()
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        if generation.isLatest(mine) { outlet.send(value) }
                    }
                },
                onEnd: { end in
                    generation.advance()
                    scheduler.schedule(options: options) { outlet.finish(end) }
                })
        }
    }

    /// Publishes at most one element in each interval: the latest, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> some Publisher<Output, Failure> {
        AnyPublisher<Output, Failure>(.latest) { outlet in
            let throttle = Throttle<S, Output>(interval: interval, on: scheduler, keepsLatest: latest)
            let publish = { (value: Output) in outlet.send(value) }
            outlet.follow(
                self, asking: .once(.unlimited), onValue: { value, _ in throttle.add(value, publish: publish) },
                onEnd: { end in scheduler.schedule { throttle.flush(publish: publish) { outlet.finish(end) } } })
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
