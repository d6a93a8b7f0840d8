/// Subscribes to one publisher after another, and asks each for what is still demanded.
final class Succession<Down: Subscriber>: Subscription {
    private let lock = Lock()
    private var down: Down?
    private var demand = Subscribers.Demand.none
    private var current: (any Subscription)?
    private var generation = 0
    /// Called when the stream ends or is cancelled.
    var onEnd: (() -> Void)?

    init(_ down: Down) { self.down = down }

    func begin() { lock { down }?.receive(subscription: self) }

    /// Begins, and waits for the first element of a publisher that is not followed.
    func begin<P: Publisher>(
        watching publisher: P, onFirst: @escaping () -> Void,
        onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) {
        let feed = Feed<P.Output, P.Failure>(
            demand: .max(1),
            onValue: { _ in
                onFirst()
                return .none
            }, onCompletion: onEnd)
        self.onEnd = feed.cancel
        begin()
        publisher.subscribe(feed)
    }

    /// Subscribes to a publisher, and drops the one before: its late elements are ignored.
    func follow<P: Publisher>(
        _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Down.Input {
        let (former, mine) = lock {
            generation += 1
            return (exchange(&current, with: nil), generation)
        }
        former?.cancel()
        let feed = Feed<P.Output, P.Failure>(
            demand: .none, onValue: { self.receive($0, from: mine) },
            onCompletion: { completion in
                if self.lock({ self.generation == mine }) { onEnd(completion) }
            })
        let open: Subscribers.Demand? = lock {
            guard down != nil, generation == mine else { return nil }
            current = feed
            return demand
        }
        guard let open else { return }
        feed.request(open)
        publisher.subscribe(feed)
    }

    private func receive(_ value: Down.Input, from sender: Int) -> Subscribers.Demand {
        let receiver: Down? = lock {
            guard generation == sender else { return nil }
            demand -= 1
            return down
        }
        guard let receiver else { return .none }
        let more = receiver.receive(value)
        let (isCurrent, successor) = lock {
            demand += more
            return (generation == sender, current)
        }
        if isCurrent { return more }
        // The successor was asked for the demand as it was before this value.
        if more > 0 { successor?.request(more) }
        return .none
    }

    func request(_ more: Subscribers.Demand) {
        let current = lock {
            demand += more
            return self.current
        }
        current?.request(more)
    }

    /// Ends the stream, and drops the current publisher if that has not ended yet.
    func finish(_ completion: Subscribers.Completion<Down.Failure>) { end()?.receive(completion: completion) }

    func cancel() { _ = end() }

    private func end() -> Down? {
        let (down, current, onEnd) = lock {
            generation += 1
            defer { (self.down, self.current, self.onEnd) = (nil, nil, nil) }
            return (self.down, self.current, self.onEnd)
        }
        current?.cancel()
        onEnd?()
        return down
    }
}
