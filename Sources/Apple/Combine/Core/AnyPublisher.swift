/// A publisher whose own type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }

    /// Its name.
    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Hides the type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
    }
}

/// A subscriber whose own type is hidden, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identity of the subscriber inside.
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: ((any Subscription) -> Void)?
    private let onValue: ((Input) -> Subscribers.Demand)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Hides the type of a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let same = subscriber as? AnySubscriber<Input, Failure> {
            self = same
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    /// Calls closures; one that is left out demands nothing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        (onSubscription, onValue, onCompletion) = (receiveSubscription, receiveValue, receiveCompletion)
    }

    /// Hands on the subscription.
    public func receive(subscription: any Subscription) { onSubscription?(subscription) }
    /// Hands on a value.
    public func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }
    /// Hands on the end.
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
