/// Receives from one of several publishers that a subscription joins, and may be dropped on its own.
final class Feed<Input, Failure: Error>: Subscriber {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var missed = Subscribers.Demand.none
    private var onValue: ((Input) -> Subscribers.Demand)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        demand: Subscribers.Demand, onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        missed = demand
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        let wanted: Subscribers.Demand? = lock {
            guard self.subscription == nil, !isOver else { return nil }
            self.subscription = subscription
            return missed
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(wanted) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock { onValue }?(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) { end().onCompletion?(completion) }

    /// Asks for more, at once or as soon as there is a subscription.
    func request(_ demand: Subscribers.Demand) {
        let subscription = lock {
            if self.subscription == nil { missed += demand }
            return self.subscription
        }
        if demand > 0 { subscription?.request(demand) }
    }

    func cancel() { end().subscription?.cancel() }

    private func end() -> (
        subscription: (any Subscription)?, onValue: ((Input) -> Subscribers.Demand)?,
        onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        lock {
            isOver = true
            defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
            return (subscription, onValue, onCompletion)
        }
    }
}
