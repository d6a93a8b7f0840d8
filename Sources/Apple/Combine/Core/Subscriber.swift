/// Receives the elements of a publisher, as many as it demands.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    /// The error that the publisher may fail with.
    associatedtype Failure: Error

    /// Starts the stream: from now on the subscriber may demand elements.
    func receive(subscription: any Subscription)
    /// Takes an element, and returns how many more are demanded.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Ends the stream.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// A namespace for subscribers, demands and completions.
public enum Subscribers {}

/// Connects a subscriber to its publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more elements.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for ready-made subscriptions.
public enum Subscriptions {
    /// A subscription that never delivers anything.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
