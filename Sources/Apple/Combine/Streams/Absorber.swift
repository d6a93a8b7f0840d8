/// Demands every element, and publishes through an outlet when its closures see fit.
final class Absorber<Input, Failure: Error, Down: Subscriber>: Relay {
    let link: Link<Down>
    private let outlet: Outlet<Down>
    private let onValue: (Input, Absorber) -> Void
    private let onEnd: (Subscribers.Completion<Failure>, Outlet<Down>) -> Void

    init(
        _ down: Down, keepsLatestOnly: Bool = false, onValue: @escaping (Input, Absorber) -> Void,
        onEnd: @escaping (Subscribers.Completion<Failure>, Outlet<Down>) -> Void
    ) {
        link = Link(down)
        outlet = Outlet(down, keepsLatestOnly: keepsLatestOnly)
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        down.receive(subscription: self)
        link.upstream?.request(.unlimited)
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func receive(_ input: Input) -> Subscribers.Demand {
        onValue(input, self)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = link.end()
        onEnd(completion, outlet)
    }

    func publish(_ value: Down.Input) { outlet.send(value) }

    /// Ends the stream while its publisher still runs.
    func stop(_ completion: Subscribers.Completion<Down.Failure>) {
        link.end().upstream?.cancel()
        outlet.finish(completion)
    }

    func cancel() {
        outlet.cancel()
        link.end().upstream?.cancel()
    }
}

extension Publishers.Derived {
    typealias Summand = (inout Output?, Upstream.Output) throws -> Bool

    /// Publishes one result at the end. `add` returns whether later elements matter.
    init(summing upstream: Upstream, from initial: Output?, ending: @escaping Ending, add: @escaping Summand) {
        self.init { down in
            var result = initial
            upstream.subscribe(
                Absorber(
                    down,
                    onValue: { value, absorber in
                        do {
                            if try add(&result, value) { return }
                            if let result { absorber.publish(result) }
                            absorber.stop(.finished)
                        } catch {
                            if let failure = error as? Failure { absorber.stop(.failure(failure)) }
                        }
                    },
                    onEnd: { end, outlet in
                        if case .finished = end, let result { outlet.send(result) }
                        outlet.finish(ending(end))
                    }))
        }
    }
}

extension Publishers.Derived where Failure == Upstream.Failure {
    init(summing upstream: Upstream, from initial: Output? = nil, add: @escaping Summand) {
        self.init(summing: upstream, from: initial, ending: { $0 }, add: add)
    }
}
