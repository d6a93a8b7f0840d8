/// The elements of a publisher, as an asynchronous sequence that throws the publisher's error.
public struct AsyncPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = P.Failure

    private let publisher: P

    /// Creates a sequence of the elements of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher, until the iterator is released.
    public func makeAsyncIterator() -> Iterator { Iterator(queue: ElementQueue(publisher)) }

    /// Awaits the elements of a publisher.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let queue: ElementQueue<P.Output, P.Failure>

        public mutating func next() async throws(P.Failure) -> P.Output? { try await queue.next().get() }
    }
}

extension Publisher {
    /// The elements as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Future where Failure == Never {
    /// The value, once there is one.
    public var value: Output {
        get async {
            // `values` end when the task is cancelled, but a value that cannot fail is awaited even then.
            await withCheckedContinuation { continuation in
                let feed = Feed<Output, Never>(
                    onValue: {
                        continuation.resume(returning: Sent<Output, Never>(result: .success($0)))
                        return .none
                    }, onCompletion: { _ in })
                subscribe(feed)
            }.get()
        }
    }
}

extension Future {
    /// The value, once there is one; throws the error if the future fails.
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}

/// A result of any type, sent to the task that awaits it.
private struct Sent<Value, Failure: Error>: @unchecked Sendable {
    let result: Result<Value, Failure>

    func get() throws(Failure) -> Value { try result.get() }
}

/// Demands an element each time one is awaited.
private final class ElementQueue<Value, Failure: Error>: @unchecked Sendable {
    // Unchecked, since values may be of any type. The lock guards the rest.
    typealias Next = Sent<Value?, Failure>

    private let lock = Lock()
    private var feed: Feed<Value, Failure>?
    private var end: Next?
    private var waiter: CheckedContinuation<Next, Never>?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        // The publisher must not retain the queue: releasing the iterator ends the subscription.
        let feed = Feed<Value, Failure>(
            demand: .none,
            onValue: { [weak self] value in
                self?.resume(with: .success(value))
                return .none
            },
            onCompletion: { [weak self] completion in
                switch completion {
                case .finished: self?.finish(.success(nil))
                case .failure(let error): self?.finish(.failure(error))
                }
            })
        self.feed = feed
        publisher.subscribe(feed)
    }

    deinit { feed?.cancel() }

    func next() async -> Next {
        await withTaskCancellationHandler {
            await withCheckedContinuation { enqueue($0) }
        } onCancel: {
            feed?.cancel()
            finish(.success(nil))
        }
    }

    private func enqueue(_ continuation: CheckedContinuation<Next, Never>) {
        let ended: Next? = lock {
            if end == nil { waiter = continuation }
            // A failure is thrown once.
            return end == nil ? nil : exchange(&end, with: Next(result: .success(nil)))
        }
        if let ended { continuation.resume(returning: ended) } else { feed?.request(.max(1)) }
    }

    private func resume(with result: Result<Value?, Failure>) {
        lock { exchange(&waiter, with: nil) }?.resume(returning: Next(result: result))
    }

    private func finish(_ result: Result<Value?, Failure>) {
        let waiter = lock {
            if end == nil { end = Next(result: self.waiter == nil ? result : .success(nil)) }
            return exchange(&self.waiter, with: nil)
        }
        waiter?.resume(returning: Next(result: result))
    }
}
