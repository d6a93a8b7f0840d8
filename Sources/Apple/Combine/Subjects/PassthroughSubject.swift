/// Publishes what is sent to it, to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>()

    /// A subject that nobody listens to yet.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(subscriber)
    }

    /// Publishes a value.
    public func send(_ input: Output) { conduits.send(input) }

    /// Ends it.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    /// Connects it to what feeds it.
    public func send(subscription: any Subscription) { conduits.keep(subscription) }
}

extension PassthroughSubject: FeedKeeper {
    func forget(_ feed: any Subscription) { conduits.forget(feed) }
}
