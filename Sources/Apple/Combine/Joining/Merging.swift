/// Joins publishers of the same values.
protocol Merger<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure
}

/// Asks each publisher for all if that is demanded, and otherwise for one value at a time, which waits its turn.
final class Merging<Down: Subscriber>: Subscription, Merger {
    typealias Output = Down.Input
    typealias Failure = Down.Failure

    private let lock = Lock()
    private let outlet: Outlet<Down>
    private var feeds: [Feed<Down.Input, Down.Failure>] = []
    private var isUnlimited = false
    /// How many are still to end.
    private var left: Int
    /// Told when one has ended, if more may come.
    var onEndOfOne: (() -> Void)?
    /// Called when nothing is wanted any more.
    var whenDropped: (() -> Void)?

    init(_ down: Down, count: Int) {
        outlet = Outlet(down)
        left = count
        outlet.onFurtherDemand = { [weak self] in self?.note($0) }
    }

    func begin() {
        outlet.subscriber?.receive(subscription: self)
        if lock({ left == 0 }) { outlet.finish(.finished) }
    }

    /// Counts one more that is still to end.
    func expect() { lock { left += 1 } }

    func add<P: Publisher>(_ publisher: P) where P.Output == Down.Input, P.Failure == Down.Failure {
        guard outlet.isOpen else { return }
        let box = FeedBox<Down.Input, Down.Failure>()
        let isUnlimited = lock { self.isUnlimited }
        let feed = Feed<Down.Input, Down.Failure>(
            demand: isUnlimited ? .unlimited : .max(1),
            onValue: { value in
                self.outlet.send(value) { box.feed?.request(.max(1)) }
                return .none
            },
            onCompletion: { self.ended($0, box.feed) })
        box.feed = feed
        lock { feeds.append(feed) }
        publisher.subscribe(feed)
    }

    func ended(_ completion: Subscribers.Completion<Down.Failure>, _ feed: Feed<Down.Input, Down.Failure>?) {
        if case .failure = completion {
            outlet.finish(completion)
            return drop(except: feed)
        }
        let isLast = lock {
            feeds.removeAll { $0 === feed }
            left -= 1
            return left == 0
        }
        if isLast { outlet.finish(.finished) } else { lock { onEndOfOne }?() }
    }

    func request(_ demand: Subscribers.Demand) {
        note(demand)
        outlet.request(demand)
    }

    private func note(_ demand: Subscribers.Demand) {
        let newlyUnlimited: [Feed<Down.Input, Down.Failure>] = lock {
            guard demand == .unlimited, !isUnlimited else { return [] }
            isUnlimited = true
            return feeds
        }
        for feed in newlyUnlimited { feed.request(.unlimited) }
    }

    func cancel() {
        outlet.cancel()
        drop(except: nil)
    }

    private func drop(except ended: Feed<Down.Input, Down.Failure>?) {
        let (dropped, tell) = lock {
            defer { (feeds, onEndOfOne, whenDropped) = ([], nil, nil) }
            return (feeds, whenDropped)
        }
        for feed in dropped where feed !== ended { feed.cancel() }
        tell?()
    }
}

/// A feed that its own closures name.
final class FeedBox<Input, Failure: Error> {
    weak var feed: Feed<Input, Failure>?
}
