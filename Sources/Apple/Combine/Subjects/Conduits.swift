/// The subscriptions of a subject, and how it ended.
final class Conduits<Output, Failure: Error> {
    /// Guards the value of a current value subject too, so that no subscriber misses a change.
    let lock = Lock()
    /// In the order in which they subscribed.
    private var conduits: [any Conduit<Output, Failure>] = []
    private var feeds: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isDemanded = false

    deinit { for feed in feeds { feed.cancel() } }

    /// Adds a subscriber, which first receives the latest value, if there is one.
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
        _ = lock { conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) } }
    }

    /// Sends a value. `exchanging` stores it under the lock, and returns the former one to be released outside.
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

    /// Keeps a subscription to a publisher that feeds the subject. It is asked for everything once a subscriber has
    /// demanded anything.
    func keep(_ feed: any Subscription) {
        let isWanted = lock {
            if completion == nil { feeds.append(feed) }
            return isDemanded
        }
        if isWanted { feed.request(.unlimited) }
    }

    func forget(_ feed: any Subscription) {
        let identifier = feed.combineIdentifier
        _ = lock { feeds.firstIndex { $0.combineIdentifier == identifier }.map { feeds.remove(at: $0) } }
    }

    func demand() {
        let idle = lock { exchange(&isDemanded, with: true) ? [] : feeds }
        for feed in idle { feed.request(.unlimited) }
    }
}

/// A subscription of a subject.
protocol Conduit<Output, Failure>: Subscription, AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    func begin(with value: Output)
    func offer(_ value: Output)
    func finish(_ completion: Subscribers.Completion<Failure>)
}
