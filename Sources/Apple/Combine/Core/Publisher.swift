/// Delivers a sequence of values over time to its subscribers.
public protocol Publisher<Output, Failure> {
    /// What it publishes.
    associatedtype Output
    /// How it may fail; `Never` if it cannot.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which then publishes the same; the result detaches it.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// A namespace for the publishers that operators return.
public enum Publishers {}

/// A publisher that begins when it is connected, so that all its subscribers miss nothing.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins publishing; cancelling the result ends it.
    func connect() -> any Cancellable
}

/// Feeds a subject from a publisher.
private final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
    private let lock = Lock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let isFirst = lock {
            guard upstream == nil, subject != nil else { return false }
            upstream = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        lock { subject }?.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) { end().subject?.send(completion: completion) }

    func request(_ demand: Subscribers.Demand) { lock { upstream }?.request(demand) }

    func cancel() {
        let ends = end()
        (ends.subject as? any FeedKeeper)?.forget(self)
        ends.upstream?.cancel()
    }

    private func end() -> (subject: S?, upstream: (any Subscription)?) {
        lock {
            defer { (subject, upstream) = (nil, nil) }
            return (subject, upstream)
        }
    }
}
