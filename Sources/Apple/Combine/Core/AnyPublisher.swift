/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Attaches each subscriber by a closure.
    static func attaching(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) -> AnyPublisher {
        AnyPublisher(attach: attach)
    }

    private init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = (publisher as? AnyPublisher)?.attach ?? { publisher.receive(subscriber: $0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// Hides the type of the publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let same = subscriber as? AnySubscriber {
            self = same
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = subscriber.receive
        onValue = subscriber.receive
        onCompletion = subscriber.receive
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
