/// Holds a value, which a new subscriber gets at once, and publishes each change.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>()
    private let lock = Lock()
    private var current: Output

    /// Holds a value.
    public init(_ value: Output) { current = value }

    /// The value; setting it publishes it.
    public var value: Output {
        get { lock { current } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = SubjectConduit(subscriber, in: conduits, keepingLatest: true)
        // Offered before values that are sent from now on, and delivered when it is demanded.
        conduit.offer(value)
        if let completion = conduits.add(conduit) {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Publishes a value, and holds it from now on.
    public func send(_ input: Output) {
        conduits.send(input) { lock { current = input } }
    }

    /// Ends it; the value stays.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    /// Connects it to what feeds it.
    public func send(subscription: any Subscription) { conduits.keep(subscription) }
}
