/// A publisher whose elements are sent by a program.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Publishes a value.
    func send(_ value: Output)
    /// Ends the stream of every subscriber.
    func send(completion: Subscribers.Completion<Failure>)
    /// Connects the subject to a publisher that feeds it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Publishes an element that carries no value.
    public func send() { send(()) }
}

/// A subject that releases a cancelled feed.
protocol FeedKeeper {
    func forget(_ feed: any Subscription)
}

/// Publishes values to those who subscribe before they are sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject, FeedKeeper {
    private let conduits = Conduits<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(subscriber)
    }

    public func send(_ input: Output) { conduits.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
    public func send(subscription: any Subscription) { conduits.keep(subscription) }
    func forget(_ feed: any Subscription) { conduits.forget(feed) }
}

/// Holds a value, which each new subscriber receives first, and publishes its changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, FeedKeeper {
    private let conduits = Conduits<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// The latest value. Setting it publishes it.
    public var value: Output {
        get { conduits.lock { current } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(subscriber) { current }
    }

    public func send(_ input: Output) { conduits.send(input) { exchange(&current, with: input) } }
    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
    public func send(subscription: any Subscription) { conduits.keep(subscription) }
    func forget(_ feed: any Subscription) { conduits.forget(feed) }
}
