/// Receives what a publisher publishes, as much as it demands.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it receives.
    associatedtype Input
    /// How the publisher may fail.
    associatedtype Failure: Error

    /// Tells that it is subscribed, and may demand values.
    func receive(subscription: any Subscription)
    /// Hands it a value; it returns how many more it demands.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells that nothing more comes.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells that something happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for subscribers and what belongs to them.
public enum Subscribers {}

/// What connects a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for what belongs to subscriptions.
public enum Subscriptions {
    /// A subscription that has nothing to deliver.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// Something that can be ended.
public protocol Cancellable {
    /// Ends it.
    func cancel()
}

extension Cancellable {
    /// Keeps it with others.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps it with others.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A publisher that is fed by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Publishes a value.
    func send(_ value: Output)
    /// Ends it, for all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Connects it to what feeds it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Publishes that something happened.
    public func send() { send(()) }
}

/// Identifies a subscriber or subscription of a stream.
public protocol CustomCombineIdentifierConvertible {
    /// Its identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
