/// A subscriber made of closures, which are released at its end. It may be asked for elements before it is connected.
final class Feed<Input, Failure: Error>: Subscriber, Subscription {
    typealias Completion = Subscribers.Completion<Failure>

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var early: Subscribers.Demand
    private var onValue: ((Input) -> Subscribers.Demand)?
    private var onCompletion: ((Completion) -> Void)?

    init(
        demand: Subscribers.Demand = .unlimited, onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Completion) -> Void
    ) {
        early = demand
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        let wanted: Subscribers.Demand? = lock {
            guard self.subscription == nil, !isOver else { return nil }
            self.subscription = subscription
            return early
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(wanted) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock { onValue }?(input) ?? .none }

    func receive(completion: Completion) { end().onCompletion?(completion) }

    func request(_ demand: Subscribers.Demand) {
        let subscription = lock {
            if self.subscription == nil { early += demand }
            return self.subscription
        }
        if demand > 0 { subscription?.request(demand) }
    }

    func cancel() { end().subscription?.cancel() }

    private typealias State = (
        subscription: (any Subscription)?, onValue: ((Input) -> Subscribers.Demand)?,
        onCompletion: ((Completion) -> Void)?
    )

    private func end() -> State {
        lock {
            isOver = true
            defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
            return (subscription, onValue, onCompletion)
        }
    }
}
