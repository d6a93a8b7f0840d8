extension Publishers {
    /// Publishes the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        private let sequence: Elements

        /// Creates a publisher of the elements of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Delivers elements as they are demanded. A request from within a delivery only adds to the demand.
private final class SequenceSubscription<Elements: Sequence, Down: Subscriber>: Subscription
where Down.Input == Elements.Element {
    private let lock = Lock()
    private var iterator: Elements.Iterator
    private var upcoming: Elements.Element?
    private var down: Down?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ elements: Elements, _ down: Down) {
        iterator = elements.makeIterator()
        upcoming = iterator.next()
        self.down = down
    }

    func request(_ more: Subscribers.Demand) {
        let isMine = lock {
            demand += more
            return !exchange(&isDelivering, with: true)
        }
        guard isMine else { return }
        while let (value, down) = lock(next) {
            guard let value else { return down.receive(completion: .finished) }
            let more = down.receive(value)
            lock { demand += more }
        }
    }

    func cancel() { _ = lock { exchange(&down, with: nil) } }

    /// The next value, nil at the end of the sequence; no result if there is nothing to deliver now.
    private func next() -> (value: Elements.Element?, down: Down)? {
        guard let down else { return nil }
        if upcoming == nil {
            self.down = nil
            return (nil, down)
        }
        guard demand > 0 else {
            isDelivering = false
            return nil
        }
        demand -= 1
        defer { upcoming = iterator.next() }
        return (upcoming, down)
    }
}
