/// Publishes the output of an operator over other publishers. It hands values on as they are demanded, one at a time and
/// on whichever thread they come from; the others wait.
final class Outlet<Output, Failure: Error>: Subscription {
    typealias Down = AnySubscriber<Output, Failure>

    enum Manner {
        /// Hands on every value.
        case all
        /// Replaces the value that waits by a new one.
        case latest
        /// Hands on one value, or the end, for each call of `release()`.
        case released
    }

    /// How many elements a publisher is asked for.
    enum Asking {
        /// A fixed number, which may be unlimited.
        case once(Subscribers.Demand)
        /// As many as the subscriber demands.
        case asDemanded
        /// One at a time, or all if the subscriber demands all.
        case oneByOne
    }

    private typealias Waiting = (value: Output, handedOn: (() -> Void)?)
    private typealias Source = (feed: any Subscription & AnyObject, asking: Asking)

    private enum Turn {
        case value(Waiting, Down)
        case end(Subscribers.Completion<Failure>, Down)
        case nothing
    }

    private let lock = Lock()
    private let manner: Manner
    private var down: Down?
    private var sources: [Source] = []
    private var waiting: [Waiting] = []
    private var demand = Subscribers.Demand.none
    /// How many values may be handed on once they are demanded.
    private var released: Subscribers.Demand
    private var completion: Subscribers.Completion<Failure>?
    private var isHandingOn = false

    init(_ down: Down, _ manner: Manner) {
        (self.down, self.manner) = (down, manner)
        released = manner == .released ? .none : .unlimited
        down.receive(subscription: self)
    }

    /// Subscribes to a publisher, unless the stream has ended. With `instead`, drops those that it followed as demanded.
    @discardableResult
    func follow<P: Publisher>(
        _ publisher: P, asking: Asking = .asDemanded, instead: Bool = false,
        onValue: @escaping (P.Output, Feed<P.Output, P.Failure>?) -> Void,
        onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> Feed<P.Output, P.Failure> {
        weak var added: Feed<P.Output, P.Failure>?
        let feed = Feed<P.Output, P.Failure>(
            demand: .none,
            onValue: {
                onValue($0, added)
                return .none
            },
            onCompletion: {
                self.drop { $0.feed === added }
                onEnd($0)
            })
        added = feed
        if instead { drop { if case .asDemanded = $0.asking { true } else { false } } }
        let first: Subscribers.Demand? = lock {
            guard down != nil, completion == nil else { return nil }
            sources.append((feed, asking))
            return switch asking {
            case .once(let number): number
            case .asDemanded: demand - .max(waiting.count)
            case .oneByOne: demand == .unlimited ? .unlimited : .max(1)
            }
        }
        guard let first else { return feed }
        feed.request(first)
        publisher.subscribe(feed)
        return feed
    }

    /// Hands on the elements of a publisher.
    func follow<P: Publisher>(
        _ publisher: P, asking: Asking = .asDemanded, instead: Bool = false,
        onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let isOneByOne = if case .oneByOne = asking { true } else { false }
        follow(
            publisher, asking: asking, instead: instead,
            onValue: { value, feed in self.send(value, handedOn: isOneByOne ? { feed?.request(.max(1)) } : nil) },
            onEnd: onEnd)
    }

    func send(_ value: Output, handedOn: (() -> Void)? = nil) {
        let replaced: [Waiting] = lock {
            guard down != nil, completion == nil else { return [] }
            defer { waiting.append((value, handedOn)) }
            return manner == .latest ? exchange(&waiting, with: []) : []
        }
        _ = replaced
        handOnUnlessReleased()
    }

    func release() {
        lock { released += .max(1) }
        handOn()
    }

    /// Ends the stream once no publisher is followed, or at once if one has failed.
    func end(_ end: Subscribers.Completion<Failure>) {
        if end.isFailure || lock({ sources.isEmpty }) { finish(end) }
    }

    /// Ends the stream: after the values that wait, or at once if it has failed, unless it is released step by step.
    func finish(_ end: Subscribers.Completion<Failure>) {
        let dropped: [Waiting] = lock {
            guard completion == nil else { return [] }
            completion = end
            return end.isFailure && manner != .released ? exchange(&waiting, with: []) : []
        }
        _ = dropped
        drop { _ in true }
        handOnUnlessReleased()
    }

    func request(_ more: Subscribers.Demand) {
        ask(more)
        handOnUnlessReleased()
    }

    func cancel() {
        let dropped = lock {
            defer { (down, waiting) = (nil, []) }
            return (down, waiting)
        }
        _ = dropped
        drop { _ in true }
    }

    private func drop(_ isDropped: (Source) -> Bool) {
        let dropped = lock {
            let dropped = sources.filter(isDropped)
            sources.removeAll(where: isDropped)
            return dropped
        }
        for source in dropped { source.feed.cancel() }
    }

    private func ask(_ more: Subscribers.Demand) {
        let present = lock {
            demand += more
            return sources
        }
        for source in present {
            switch source.asking {
            case .asDemanded: source.feed.request(more)
            case .oneByOne where more == .unlimited: source.feed.request(more)
            case .once, .oneByOne: break
            }
        }
    }

    /// With `.released`, only `release()` hands values on, since it runs on the scheduler that they must arrive on.
    private func handOnUnlessReleased() {
        if manner != .released { handOn() }
    }

    /// Runs on one thread at a time, which also hands on what other threads add meanwhile.
    private func handOn() {
        let isMine = lock { !exchange(&isHandingOn, with: true) }
        guard isMine else { return }
        while true {
            switch lock(next) {
            case .nothing: return
            case .end(let completion, let down): down.receive(completion: completion)
            case .value(let first, let down):
                let more = down.receive(first.value)
                if more > 0 { ask(more) }
                first.handedOn?()
            }
        }
    }

    private func next() -> Turn {
        if let down, !waiting.isEmpty, min(demand, released) > 0 {
            demand -= 1
            released -= 1
            return .value(waiting.removeFirst(), down)
        }
        if let down, let completion, waiting.isEmpty, released > 0 {
            self.down = nil
            return .end(completion, down)
        }
        isHandingOn = false
        return .nothing
    }
}

extension AnyPublisher {
    /// Gives each subscriber an outlet, which then follows other publishers.
    init(_ manner: Outlet<Output, Failure>.Manner = .all, _ follow: @escaping (Outlet<Output, Failure>) -> Void) {
        self = .attaching { follow(Outlet($0, manner)) }
    }
}
