/// Publishes the elements of several publishers. Each is asked for everything if that is demanded, and otherwise for one
/// element at a time.
final class Merging<Down: Subscriber>: Subscription {
    private typealias Source = Feed<Down.Input, Down.Failure>

    private let lock = Lock()
    private let outlet: Outlet<Down>
    private var feeds: [Source] = []
    private var isUnlimited = false
    /// How many publishers have not ended yet.
    private var remaining: Int
    /// Called when a publisher has ended and others remain.
    var onEndOfOne: (() -> Void)?
    /// Called when the stream fails or is cancelled.
    var onEnd: (() -> Void)?

    init(_ down: Down, count: Int) {
        outlet = Outlet(down)
        remaining = count
        outlet.onFurtherDemand = { [weak self] in self?.note($0) }
    }

    func begin() {
        outlet.subscriber?.receive(subscription: self)
        if lock({ remaining == 0 }) { outlet.finish(.finished) }
    }

    /// Counts one more publisher that has not ended.
    func expect() { lock { remaining += 1 } }

    func add<P: Publisher>(_ publisher: P) where P.Output == Down.Input, P.Failure == Down.Failure {
        guard outlet.isOpen else { return }
        weak var added: Source?
        let feed = Source(
            demand: lock { isUnlimited } ? .unlimited : .max(1),
            onValue: { value in
                self.outlet.send(value) { added?.request(.max(1)) }
                return .none
            },
            onCompletion: { completion in
                self.lock { self.feeds.removeAll { $0 === added } }
                self.ended(completion)
            })
        added = feed
        lock { feeds.append(feed) }
        publisher.subscribe(feed)
    }

    /// Counts one publisher as ended.
    func ended(_ completion: Subscribers.Completion<Down.Failure>) {
        if case .failure = completion {
            outlet.finish(completion)
            return drop()
        }
        let isLast = lock {
            remaining -= 1
            return remaining == 0
        }
        if isLast { outlet.finish(.finished) } else { lock { onEndOfOne }?() }
    }

    func request(_ demand: Subscribers.Demand) {
        note(demand)
        outlet.request(demand)
    }

    private func note(_ demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        let limited = lock { exchange(&isUnlimited, with: true) ? [] : feeds }
        for feed in limited { feed.request(.unlimited) }
    }

    func cancel() {
        outlet.cancel()
        drop()
    }

    private func drop() {
        let (feeds, onEnd) = lock {
            defer { (self.feeds, onEndOfOne, self.onEnd) = ([], nil, nil) }
            return (self.feeds, self.onEnd)
        }
        for feed in feeds { feed.cancel() }
        onEnd?()
    }
}
