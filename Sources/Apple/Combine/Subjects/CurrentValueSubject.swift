/// Holds a value, which a new subscriber gets at once, and publishes each change.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>()
    private var current: Output

    /// Holds a value.
    public init(_ value: Output) { current = value }

    /// The value; setting it publishes it.
    public var value: Output {
        get { conduits.lock { current } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(subscriber) { current }
    }

    /// Publishes a value, and holds it from now on.
    public func send(_ input: Output) {
        conduits.send(input) { exchange(&current, with: input) }
    }

    /// Ends it; the value stays.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    /// Connects it to what feeds it.
    public func send(subscription: any Subscription) { conduits.keep(subscription) }
}

extension CurrentValueSubject: FeedKeeper {
    func forget(_ feed: any Subscription) { conduits.forget(feed) }
}
