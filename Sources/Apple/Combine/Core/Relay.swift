/// Stands between a publisher and a subscriber: a subscriber of the one, and the subscription of the other.
protocol Relay: AnyObject, Subscriber, Subscription {
    associatedtype Down: Subscriber
    /// Both ends.
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

/// What a relay is connected to, until the stream ends or is cancelled. Nothing is called while its lock is held.
final class Link<Down: Subscriber> {
    private let lock = Lock()
    private var down: Down?
    private var subscription: (any Subscription)?

    init(_ down: Down) { self.down = down }

    var downstream: Down? { lock { down } }
    var upstream: (any Subscription)? { lock { subscription } }

    /// Keeps the first subscription; returns whom to tell, or nil if it is not wanted.
    func connect(_ upstream: any Subscription) -> Down? {
        lock {
            guard subscription == nil, let down else { return nil }
            subscription = upstream
            return down
        }
    }

    /// Lets go of both ends, and returns them the first time.
    func end() -> (down: Down?, upstream: (any Subscription)?) {
        lock {
            defer { (down, subscription) = (nil, nil) }
            return (down, subscription)
        }
    }

    /// Ends the stream from the side of the publisher.
    func finish(_ completion: Subscribers.Completion<Down.Failure>) { end().down?.receive(completion: completion) }

    /// Ends the stream from here, with a last value if there is one.
    func stop(after value: Down.Input? = nil, _ completion: Subscribers.Completion<Down.Failure>) {
        let ends = end()
        ends.upstream?.cancel()
        if let value { _ = ends.down?.receive(value) }
        ends.down?.receive(completion: completion)
    }
}
