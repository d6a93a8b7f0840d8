extension Subscribers {
    /// Calls closures, and demands all there is.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = Lock()
        private var subscription: (any Subscription)?
        private var isOver = false
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Completion<Failure>) -> Void)?

        /// Calls `receiveValue` for each value, and `receiveCompletion` at the end.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        /// Demands all there is.
        public func receive(subscription: any Subscription) {
            let isWanted = lock {
                guard self.subscription == nil, !isOver else { return false }
                self.subscription = subscription
                return true
            }
            isWanted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Calls the closure for values.
        public func receive(_ value: Input) -> Demand {
            lock { onValue }?(value)
            return .none
        }

        /// Calls the closure for the end.
        public func receive(completion: Completion<Failure>) { end().onCompletion?(completion) }

        /// Ends the subscription; neither closure is called any more.
        public func cancel() { end().subscription?.cancel() }

        /// Releases outside of the lock what closures hold, which may cancel others as it goes away.
        private func end() -> (
            subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
            onCompletion: ((Completion<Failure>) -> Void)?
        ) {
            lock {
                isOver = true
                defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
                return (subscription, onValue, onCompletion)
            }
        }
    }
}

extension Publisher {
    /// Calls closures for each value and at the end, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure for each value, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
