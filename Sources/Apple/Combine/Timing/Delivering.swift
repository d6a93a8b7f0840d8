extension Publisher {
    /// Delivers elements and the completion on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        delivered { scheduler.schedule(options: options, $0) }
    }

    /// Delivers elements and the completion later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        delivered { action in
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                options: options, action)
        }
    }

    /// Delivers in order, whatever order `schedule` runs its closures in. Each lets one element through, not before the
    /// time it was scheduled for.
    private func delivered(_ schedule: @escaping (@escaping () -> Void) -> Void) -> some Publisher<Output, Failure> {
        AnyPublisher<Output, Failure>(.released) { follow(with: $0, schedule: schedule) }
    }

    private func follow(with outlet: Outlet<Output, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        outlet.follow(
            self,
            onValue: { value, _ in
                outlet.send(value)
                schedule(outlet.release)
            },
            onEnd: { end in
                outlet.finish(end)
                schedule(outlet.release)
            })
    }

    /// Ends the stream when no element has come for a while: with an error, or as finished if there is none.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> some Publisher<Output, Failure> {
        AnyPublisher<Output, Failure>(.released) { outlet in
            let generation = Generation()
            let wait = { [weak outlet] in
                let mine = generation.advance()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard generation.isLatest(mine) else { return }
                    outlet?.finish(customError.map { .failure($0()) } ?? .finished)
                    outlet?.release()
                }
            }
            handleEvents(
                receiveSubscription: { _ in wait() }, receiveOutput: { _ in wait() },
                receiveCompletion: { _ in generation.advance() }
            ).follow(with: outlet) { scheduler.schedule(options: options, $0) }
        }
    }

    /// Subscribes, demands and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        AnyPublisher<Output, Failure>.attaching { down in
            let relay = RequestRelay(down) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { subscribe(relay) }
        }
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
