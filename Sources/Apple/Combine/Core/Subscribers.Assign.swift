extension Subscribers {
    /// Sets a property of an object to each value.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        private let lock = Lock()
        private var isOver = false
        private var subscription: (any Subscription)?
        private var root: Root?

        /// The object, until it is over.
        public var object: Root? { lock { root } }
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Sets a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
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

        /// Sets the property.
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Completion<Never>) { _ = end() }

        /// Ends the subscription, and lets go of the object.
        public func cancel() { end().subscription?.cancel() }

        private func end() -> (subscription: (any Subscription)?, root: Root?) {
            lock {
                isOver = true
                defer { (subscription, root) = (nil, nil) }
                return (subscription, root)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a property of an object to each value, until the result is cancelled or released. The object is held
    /// meanwhile.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Sets a published property to each value, for as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(published.storage))
    }
}
