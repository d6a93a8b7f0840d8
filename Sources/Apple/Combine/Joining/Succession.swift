/// Follows one publisher after another, and asks each for what is still demanded.
final class Succession<Down: Subscriber>: Subscription {
    private let lock = Lock()
    private var down: Down?
    private var demand = Subscribers.Demand.none
    private var askMore: ((Subscribers.Demand) -> Void)?
    private var drop: (() -> Void)?
    private var generation = 0

    init(_ down: Down) { self.down = down }

    func begin() { lock { down }?.receive(subscription: self) }

    /// Follows a publisher in place of the one before, whose late values do not count.
    func follow<P: Publisher>(
        _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Down.Input {
        let (former, mine) = lock {
            generation += 1
            defer { (drop, askMore) = (nil, nil) }
            return (drop, generation)
        }
        former?()
        let feed = Feed<P.Output, P.Failure>(
            demand: .none, onValue: { self.receive($0, from: mine) },
            onCompletion: { completion in
                if self.lock({ self.generation == mine }) { onEnd(completion) }
            })
        let open: Subscribers.Demand? = lock {
            guard down != nil, generation == mine else { return nil }
            askMore = feed.request
            drop = feed.cancel
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
        let isStillFollowed = lock {
            demand += more
            return generation == sender
        }
        if isStillFollowed { return more }
        // Its successor was asked for what was demanded before this value was.
        if more > 0 { lock { askMore }?(more) }
        return .none
    }

    func request(_ more: Subscribers.Demand) {
        let ask = lock {
            demand += more
            return askMore
        }
        ask?(more)
    }

    func finish(_ completion: Subscribers.Completion<Down.Failure>) { end().down?.receive(completion: completion) }

    /// Ends it also for the publisher that it follows.
    func cancelAndFinish(_ completion: Subscribers.Completion<Down.Failure>) {
        let ends = end()
        ends.drop?()
        ends.down?.receive(completion: completion)
    }

    func cancel() { end().drop?() }

    private func end() -> (down: Down?, drop: (() -> Void)?) {
        lock {
            generation += 1
            defer { (down, drop, askMore) = (nil, nil, nil) }
            return (down, drop)
        }
    }
}
