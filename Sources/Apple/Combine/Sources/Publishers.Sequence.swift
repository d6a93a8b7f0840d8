extension Publishers {
    /// Publishes the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// What it publishes.
        public let sequence: Elements

        /// Publishes the elements of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Hands on elements as they are demanded, and never within itself.
private final class SequenceSubscription<Elements: Sequence, Down: Subscriber>: Subscription
where Down.Input == Elements.Element {
    private let lock = Lock()
    private var iterator: Elements.Iterator
    private var upcoming: Elements.Element?
    private var down: Down?
    private var demand = Subscribers.Demand.none
    private var isHandingOn = false

    init(_ elements: Elements, _ down: Down) {
        iterator = elements.makeIterator()
        upcoming = iterator.next()
        self.down = down
    }

    func request(_ more: Subscribers.Demand) {
        let isMine = lock {
            demand += more
            defer { isHandingOn = true }
            return !isHandingOn
        }
        if isMine { handOn() }
    }

    func cancel() { lock { down = nil } }

    private func handOn() {
        while let (value, down) = next() {
            guard let value else { return down.receive(completion: .finished) }
            let more = down.receive(value)
            lock { demand += more }
        }
    }

    /// The next value, nil in it at the end, or nil if nothing is to be done.
    private func next() -> (value: Elements.Element?, down: Down)? {
        lock {
            guard let down else { return nil }
            if upcoming == nil {
                self.down = nil
                return (nil, down)
            }
            guard demand > 0 else {
                isHandingOn = false
                return nil
            }
            demand -= 1
            defer { upcoming = iterator.next() }
            return (upcoming, down)
        }
    }
}
