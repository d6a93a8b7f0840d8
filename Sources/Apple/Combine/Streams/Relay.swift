/// Sits between a publisher and a subscriber: it subscribes to the one, and is the subscription of the other.
protocol Relay: AnyObject, Subscriber, Subscription {
    associatedtype Down: Subscriber
    var link: Link<Down> { get }
}

extension Relay {
    func receive(subscription: any Subscription) {
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        down.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) { link.upstream?.request(demand) }

    func cancel() { link.end().upstream?.cancel() }
}

/// Both ends of a relay, until the stream ends or is cancelled. It calls them only outside of its lock.
final class Link<Down: Subscriber> {
    private let lock = Lock()
    private var down: Down?
    private var subscription: (any Subscription)?

    init(_ down: Down) { self.down = down }

    var downstream: Down? { lock { down } }
    var upstream: (any Subscription)? { lock { subscription } }

    /// Keeps the first subscription, and returns the subscriber to notify; nil if the subscription is not wanted.
    func connect(_ upstream: any Subscription) -> Down? {
        lock {
            guard subscription == nil, let down else { return nil }
            subscription = upstream
            return down
        }
    }

    /// Releases both ends, and returns them the first time.
    func end() -> (down: Down?, upstream: (any Subscription)?) {
        lock {
            defer { (down, subscription) = (nil, nil) }
            return (down, subscription)
        }
    }

    /// Ends the stream after its publisher has.
    func finish(_ completion: Subscribers.Completion<Down.Failure>) { end().down?.receive(completion: completion) }

    /// Ends the stream while its publisher still runs.
    func stop(after value: Down.Input? = nil, _ completion: Subscribers.Completion<Down.Failure>) {
        let ends = end()
        ends.upstream?.cancel()
        if let value { _ = ends.down?.receive(value) }
        ends.down?.receive(completion: completion)
    }
}
