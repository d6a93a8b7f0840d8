/// Publishes one value that comes later, or fails. Its closure is called at once, and only once.
public final class Future<Output, Failure: Error>: Publisher {
    /// Tells the result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [CombineIdentifier: Promise] = [:]

    /// Calls a closure, which calls the promise with the result.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = FutureSubscription(subscriber, of: self)
        subscriber.receive(subscription: subscription)
        subscription.begin()
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let waiting: [CombineIdentifier: Promise] = lock {
            guard self.result == nil else { return [:] }
            self.result = result
            defer { self.waiting = [:] }
            return self.waiting
        }
        for tell in waiting.values { tell(result) }
    }

    /// Tells the result, at once if it is there.
    func tell(_ identifier: CombineIdentifier, _ action: @escaping (Result<Output, Failure>) -> Void) {
        let result = lock {
            if self.result == nil { waiting[identifier] = action }
            return self.result
        }
        if let result { action(result) }
    }

    fileprivate func forget(_ identifier: CombineIdentifier) { _ = lock { waiting.removeValue(forKey: identifier) } }
}

private final class FutureSubscription<Down: Subscriber>: Subscription {
    private let lock = Lock()
    private var future: Future<Down.Input, Down.Failure>?
    private var down: Down?
    private var isDemanded = false
    private var value: Down.Input?

    init(_ down: Down, of future: Future<Down.Input, Down.Failure>) {
        self.down = down
        self.future = future
    }

    func begin() {
        lock { future }?.tell(combineIdentifier) { result in
            switch result {
            case .success(let value):
                self.lock { self.value = value }
                self.deliver()
            case .failure(let error): self.end()?.receive(completion: .failure(error))
            }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock { isDemanded = true }
        deliver()
    }

    func cancel() {
        lock { future }?.forget(combineIdentifier)
        _ = end()
    }

    private func deliver() {
        guard let value = lock({ isDemanded ? value : nil }), let down = end() else { return }
        _ = down.receive(value)
        down.receive(completion: .finished)
    }

    private func end() -> Down? {
        lock {
            defer { (down, future) = (nil, nil) }
            return down
        }
    }
}
