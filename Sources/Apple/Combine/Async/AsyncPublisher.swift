import Synchronization

/// A publisher's values, to be awaited one after another.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(ValueQueue(publisher)) }

    /// Awaits values; cancels the subscription when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        private let queue: ValueQueue<P.Output, P.Failure>

        fileprivate init(_ queue: ValueQueue<P.Output, P.Failure>) { self.queue = queue }

        /// The next value; nil at the end.
        public mutating func next() async -> P.Output? {
            switch await queue.next().result {
            case .success(let value): value
            case .failure: nil
            }
        }
    }
}

/// A publisher's values, to be awaited one after another, and its error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(ValueQueue(publisher)) }

    /// Awaits values; cancels the subscription when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        private let queue: ValueQueue<P.Output, P.Failure>

        fileprivate init(_ queue: ValueQueue<P.Output, P.Failure>) { self.queue = queue }

        /// The next value; nil at the end.
        public mutating func next() async throws -> P.Output? { try await queue.next().result.get() }
    }
}

extension Publisher where Failure == Never {
    /// The values, to be awaited.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, to be awaited, and the error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
    /// The value, once it is there.
    public var value: Output {
        get async {
            // Not by `values`, which end when the task is cancelled: a value that cannot fail is always awaited.
            await withCheckedContinuation { continuation in
                tell(CombineIdentifier()) { continuation.resume(returning: Kept(result: $0)) }
            }.result.get()
        }
    }
}

extension Future {
    /// The value, once it is there, or the error.
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}

/// A result of any type, as Apple's futures and sequences carry.
private struct Kept<Value, Failure: Error>: @unchecked Sendable {
    let result: Result<Value, Failure>
}

/// Demands one value each time one is awaited.
private final class ValueQueue<Value, Failure: Error>: @unchecked Sendable {
    // Unchecked, because the values may be of any type; what is here is guarded by the lock.
    typealias Next = Kept<Value?, Failure>

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var unasked = 0
    private var end: Next?
    private var waiter: CheckedContinuation<Next, Never>?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        publisher.subscribe(QueueSubscriber(self))
    }

    deinit { subscription?.cancel() }

    func next() async -> Next {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0) }
        } onCancel: {
            stop()
        }
    }

    private func wait(_ continuation: CheckedContinuation<Next, Never>) {
        if let end = hold(continuation) { return continuation.resume(returning: end) }
        ask()
    }

    /// Keeps it until there is something. What has ended tells how, and that once.
    private func hold(_ continuation: CheckedContinuation<Next, Never>) -> Next? {
        lock {
            guard let present = end else {
                waiter = continuation
                return nil
            }
            end = Next(result: .success(nil))
            return present
        }
    }

    private func ask() {
        let present: (any Subscription)? = lock {
            if subscription == nil { unasked += 1 }
            return subscription
        }
        present?.request(.max(1))
    }

    func receive(subscription: any Subscription) {
        let (isLate, wanted): (Bool, Int) = lock {
            if end == nil { self.subscription = subscription }
            return (end != nil, unasked)
        }
        if isLate { return subscription.cancel() }
        if wanted > 0 { subscription.request(.max(wanted)) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        take()?.resume(returning: Next(result: .success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: finish(Next(result: .success(nil)))
        case .failure(let error): finish(Next(result: .failure(error)))
        }
    }

    private func stop() {
        lock { subscription }?.cancel()
        finish(Next(result: .success(nil)))
    }

    /// An error is thrown once; after it there is nothing.
    private func finish(_ result: Next) {
        let (waiter, released): (CheckedContinuation<Next, Never>?, (any Subscription)?) = lock {
            defer { (self.waiter, subscription) = (nil, nil) }
            if end == nil { end = self.waiter == nil ? result : Next(result: .success(nil)) }
            return (self.waiter, subscription)
        }
        waiter?.resume(returning: result)
        _ = released
    }

    private func take() -> CheckedContinuation<Next, Never>? {
        lock {
            defer { waiter = nil }
            return waiter
        }
    }
}

/// What the publisher holds, so that the subscription ends with the sequence's iterator.
private final class QueueSubscriber<Value, Failure: Error>: Subscriber {
    private weak var queue: ValueQueue<Value, Failure>?

    init(_ queue: ValueQueue<Value, Failure>) { self.queue = queue }

    func receive(subscription: any Subscription) {
        if let queue { queue.receive(subscription: subscription) } else { subscription.cancel() }
    }

    func receive(_ input: Value) -> Subscribers.Demand { queue?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) { queue?.receive(completion: completion) }
}
