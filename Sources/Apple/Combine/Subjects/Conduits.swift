import GroupSystem

/// The subscriptions of a subject, and how it ended.
final class Conduits<Output, Failure: Error> {
    /// Guards also the value of a subject that has one, so that no subscriber misses a change of it.
    let lock = Lock()
    /// In the order in which they subscribed.
    private var conduits: [any Conduit<Output, Failure>] = []
    private var feeds: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isDemanded = false

    deinit { for feed in feeds { feed.cancel() } }

    /// Adds a subscription that begins with the latest value, as it is under the lock, and tells its subscriber.
    func add<S: Subscriber>(_ subscriber: S, after latest: () -> Output? = { nil })
    where S.Input == Output, S.Failure == Failure {
        let conduit = SubjectConduit(subscriber, in: self)
        let completion = lock { enlist(conduit, after: latest()) }
        guard let completion else { return subscriber.receive(subscription: conduit) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
    }

    private func enlist(
        _ conduit: any Conduit<Output, Failure>, after latest: Output?
    ) -> Subscribers.Completion<Failure>? {
        if let completion { return completion }
        if let latest { conduit.begin(with: latest) }
        conduits.append(conduit)
        return nil
    }

    func remove(_ conduit: any Conduit<Output, Failure>) {
        let removed = lock { conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) } }
        _ = removed
    }

    /// Sends a value after `exchanging` it for the former one, which is released outside of the lock: its deinitialiser
    /// may cancel a subscription.
    func send(_ value: Output, exchanging: () -> Output? = { nil }) {
        let (present, former): ([any Conduit<Output, Failure>], Output?) = lock {
            completion == nil ? (conduits, exchanging()) : ([], nil)
        }
        _ = former
        for conduit in present { conduit.offer(value) }
    }

    func finish(_ end: Subscribers.Completion<Failure>) {
        let (present, ended): ([any Conduit<Output, Failure>], [any Subscription]) = lock {
            guard completion == nil else { return ([], []) }
            completion = end
            return (exchange(&conduits, with: []), exchange(&feeds, with: []))
        }
        _ = ended
        for conduit in present { conduit.finish(end) }
    }

    /// What feeds the subject is asked for all it has, once somebody wants any of it.
    func keep(_ feed: any Subscription) {
        let isWanted = lock {
            if completion == nil { feeds.append(feed) }
            return isDemanded
        }
        if isWanted { feed.request(.unlimited) }
    }

    func forget(_ feed: any Subscription) {
        let forgotten = lock {
            feeds.firstIndex { $0.combineIdentifier == feed.combineIdentifier }.map { feeds.remove(at: $0) }
        }
        _ = forgotten
    }

    func demand() {
        let idle = lock {
            defer { isDemanded = true }
            return isDemanded ? [] : feeds
        }
        for feed in idle { feed.request(.unlimited) }
    }
}

/// A subject that lets go of what feeds it, once that is cancelled.
protocol FeedKeeper {
    func forget(_ feed: any Subscription)
}

/// A subscription of a subject.
protocol Conduit<Output, Failure>: Subscription, AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    /// Has it deliver a value first, and keep the latest that is not demanded.
    func begin(with value: Output)
    func offer(_ value: Output)
    func finish(_ completion: Subscribers.Completion<Failure>)
}

/// Delivers at once what is demanded, one value at a time; of the rest it keeps the latest or nothing. A value that is
/// sent while another is delivered on the same thread goes first, as on Apple's systems.
final class SubjectConduit<Down: Subscriber>: Conduit {
    typealias Output = Down.Input
    typealias Failure = Down.Failure

    private let lock = Lock()
    private let turn = RecursiveLock()
    private var down: Down?
    private var conduits: Conduits<Down.Input, Down.Failure>?
    private var demand = Subscribers.Demand.none
    private var keepsLatest = false
    private var latest: Down.Input?

    init(_ down: Down, in conduits: Conduits<Down.Input, Down.Failure>) {
        self.down = down
        self.conduits = conduits
    }

    func begin(with value: Down.Input) { lock { (keepsLatest, latest) = (true, value) } }

    func offer(_ value: Down.Input) {
        turn {
            let (receiver, former): (Down?, Down.Input?) = lock {
                guard demand > 0 else {
                    return (nil, keepsLatest && down != nil ? exchange(&latest, with: value) : nil)
                }
                demand -= 1
                return (down, exchange(&latest, with: nil))
            }
            _ = former
            deliver(value, to: receiver)
        }
    }

    private func deliver(_ value: Down.Input, to receiver: Down?) {
        guard let receiver else { return }
        let more = receiver.receive(value)
        lock { demand += more }
    }

    func request(_ more: Subscribers.Demand) {
        let (conduits, isWaiting) = lock {
            demand += more
            return (self.conduits, latest != nil)
        }
        if isWaiting { deliverLatest() }
        if more > 0 { conduits?.demand() }
    }

    /// Takes it within the turn, so that none that is sent meanwhile goes first.
    private func deliverLatest() {
        turn {
            let (receiver, value): (Down?, Down.Input?) = lock {
                guard demand > 0, latest != nil else { return (nil, nil) }
                demand -= 1
                return (down, exchange(&latest, with: nil))
            }
            if let value { deliver(value, to: receiver) }
        }
    }

    func finish(_ completion: Subscribers.Completion<Down.Failure>) {
        turn { end().down?.receive(completion: completion) }
    }

    func cancel() { end().conduits?.remove(self) }

    private func end() -> (down: Down?, conduits: Conduits<Down.Input, Down.Failure>?) {
        let ends = lock {
            defer { (down, conduits, latest) = (nil, nil, nil) }
            return (down: down, conduits: conduits, latest: latest)
        }
        return (ends.down, ends.conduits)
    }
}
