import GroupSystem

/// The subscriptions of a subject, and how it ended.
final class Conduits<Output, Failure: Error> {
    private let lock = Lock()
    /// In the order in which they subscribed.
    private var conduits: [any Conduit<Output, Failure>] = []
    private var feeds: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isDemanded = false

    deinit { for feed in feeds { feed.cancel() } }

    /// Returns how the subject has ended, if it has.
    func add(_ conduit: any Conduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
        lock {
            if completion == nil { conduits.append(conduit) }
            return completion
        }
    }

    func remove(_ conduit: any Conduit<Output, Failure>) {
        let removed = lock { conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) } }
        _ = removed
    }

    func send(_ value: Output, before: () -> Void = {}) {
        let present = lock {
            guard completion == nil else { return [any Conduit<Output, Failure>]() }
            before()
            return conduits
        }
        for conduit in present { conduit.offer(value) }
    }

    func finish(_ end: Subscribers.Completion<Failure>) {
        let present = lock {
            guard completion == nil else { return [any Conduit<Output, Failure>]() }
            completion = end
            defer { (conduits, feeds) = ([], []) }
            return conduits
        }
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

    func demand() {
        let idle = lock {
            defer { isDemanded = true }
            return isDemanded ? [] : feeds
        }
        for feed in idle { feed.request(.unlimited) }
    }
}

/// A subscription of a subject.
protocol Conduit<Output, Failure>: Subscription, AnyObject {
    associatedtype Output
    associatedtype Failure: Error
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
    private let keepsLatest: Bool
    private var latest: Down.Input?

    init(_ down: Down, in conduits: Conduits<Down.Input, Down.Failure>, keepingLatest: Bool = false) {
        self.down = down
        self.conduits = conduits
        keepsLatest = keepingLatest
    }

    func offer(_ value: Down.Input) {
        turn {
            let receiver: Down? = lock {
                guard demand > 0 else {
                    if keepsLatest, down != nil { latest = value }
                    return nil
                }
                demand -= 1
                latest = nil
                return down
            }
            guard let receiver else { return }
            let more = receiver.receive(value)
            lock { demand += more }
        }
    }

    func request(_ more: Subscribers.Demand) {
        let (waiting, conduits) = lock {
            demand += more
            defer { latest = nil }
            return (latest, self.conduits)
        }
        if more > 0 { conduits?.demand() }
        if let waiting { offer(waiting) }
    }

    func finish(_ completion: Subscribers.Completion<Down.Failure>) {
        turn { end().down?.receive(completion: completion) }
    }

    func cancel() { end().conduits?.remove(self) }

    private func end() -> (down: Down?, conduits: Conduits<Down.Input, Down.Failure>?) {
        lock {
            defer { (down, conduits, latest) = (nil, nil, nil) }
            return (down, conduits)
        }
    }
}
