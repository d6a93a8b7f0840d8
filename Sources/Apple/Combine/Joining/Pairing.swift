/// What the values of two publishers become together.
protocol PairRule {
    associatedtype A
    associatedtype B
    /// Whether a pair that was not demanded yet gives way to a newer one.
    static var keepsLatestOnly: Bool { get }
    /// Takes a value of the first, and returns the pair that it completes and the value that it replaces.
    mutating func add(first: A) -> (pair: (A, B)?, former: A?)
    /// Takes a value of the second, and returns the pair that it completes and the value that it replaces.
    mutating func add(second: B) -> (pair: (A, B)?, former: B?)
    /// Whether no pair can come once these have ended.
    func isOver(firstEnded: Bool, secondEnded: Bool) -> Bool
}

struct LatestPair<A, B>: PairRule {
    static var keepsLatestOnly: Bool { true }
    private var first: A?
    private var second: B?

    private var pair: (A, B)? { if let first, let second { (first, second) } else { nil } }

    mutating func add(first: A) -> (pair: (A, B)?, former: A?) {
        let former = exchange(&self.first, with: first)
        return (pair, former)
    }

    mutating func add(second: B) -> (pair: (A, B)?, former: B?) {
        let former = exchange(&self.second, with: second)
        return (pair, former)
    }

    func isOver(firstEnded: Bool, secondEnded: Bool) -> Bool {
        firstEnded && (secondEnded || first == nil) || secondEnded && second == nil
    }
}

struct QueuedPair<A, B>: PairRule {
    static var keepsLatestOnly: Bool { false }
    private var firsts: [A] = []
    private var seconds: [B] = []

    private mutating func pair() -> (A, B)? {
        firsts.isEmpty || seconds.isEmpty ? nil : (firsts.removeFirst(), seconds.removeFirst())
    }

    mutating func add(first: A) -> (pair: (A, B)?, former: A?) {
        firsts.append(first)
        return (pair(), nil)
    }

    mutating func add(second: B) -> (pair: (A, B)?, former: B?) {
        seconds.append(second)
        return (pair(), nil)
    }

    func isOver(firstEnded: Bool, secondEnded: Bool) -> Bool {
        firstEnded && firsts.isEmpty || secondEnded && seconds.isEmpty
    }
}

/// Passes each demand on to two publishers, and publishes their values as pairs.
final class Pairing<A: Publisher, B: Publisher, Rule: PairRule, Down: Subscriber>: Subscription
where
    Rule.A == A.Output, Rule.B == B.Output, A.Failure == B.Failure, Down.Input == (A.Output, B.Output),
    Down.Failure == A.Failure
{
    private let lock = Lock()
    private let outlet: Outlet<Down>
    private var rule: Rule
    private var first: Feed<A.Output, A.Failure>?
    private var second: Feed<B.Output, B.Failure>?
    private var hasEnded = (first: false, second: false)

    init(_ down: Down, _ rule: Rule) {
        outlet = Outlet(down, keepsLatestOnly: Rule.keepsLatestOnly)
        self.rule = rule
        outlet.onFurtherDemand = { [weak self] in self?.ask($0) }
    }

    func follow(_ a: A, _ b: B) {
        let first = Feed<A.Output, A.Failure>(
            demand: .none, onValue: { value in self.add { self.rule.add(first: value) } },
            onCompletion: { end in self.ended(end) { self.hasEnded.first = true } })
        let second = Feed<B.Output, B.Failure>(
            demand: .none, onValue: { value in self.add { self.rule.add(second: value) } },
            onCompletion: { end in self.ended(end) { self.hasEnded.second = true } })
        lock { (self.first, self.second) = (first, second) }
        outlet.subscriber?.receive(subscription: self)
        a.subscribe(first)
        b.subscribe(second)
    }

    /// Releases the former value outside of the lock, since its deinitialiser may cancel the stream.
    private func add<Former>(
        _ take: () -> (pair: (A.Output, B.Output)?, former: Former?)
    ) -> Subscribers.Demand {
        let (taken, isOver) = lock { (take(), isOverNow) }
        if let pair = taken.pair { outlet.send(pair) }
        if isOver { end(.finished) }
        return .none
    }

    private var isOverNow: Bool { rule.isOver(firstEnded: hasEnded.first, secondEnded: hasEnded.second) }

    private func ended(_ completion: Subscribers.Completion<A.Failure>, note: () -> Void) {
        if case .failure = completion { return end(completion) }
        let isOver = lock {
            note()
            return isOverNow
        }
        if isOver { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<A.Failure>) {
        outlet.finish(completion)
        drop()
    }

    private func drop() {
        let feeds = lock {
            defer { (first, second) = (nil, nil) }
            return (first, second)
        }
        feeds.0?.cancel()
        feeds.1?.cancel()
    }

    private func ask(_ demand: Subscribers.Demand) {
        let feeds = lock { (first, second) }
        feeds.0?.request(demand)
        feeds.1?.request(demand)
    }

    func request(_ demand: Subscribers.Demand) {
        outlet.request(demand)
        ask(demand)
    }

    func cancel() {
        outlet.cancel()
        drop()
    }
}
