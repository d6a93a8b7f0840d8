extension Subscribers {
    /// Calls closures, and demands every element.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let feed: Feed<Input, Failure>

        /// Calls `receiveValue` for each element, and `receiveCompletion` at the end.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            feed = Feed(
                onValue: {
                    receiveValue($0)
                    return .none
                }, onCompletion: receiveCompletion)
        }

        public func receive(subscription: any Subscription) { feed.receive(subscription: subscription) }
        public func receive(_ value: Input) -> Demand { feed.receive(value) }
        public func receive(completion: Completion<Failure>) { feed.receive(completion: completion) }
        /// Ends the subscription; neither closure is called again.
        public func cancel() { feed.cancel() }
    }

    /// Sets a property of an object to each element.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        private let lock = Lock()
        private var root: Root?
        private let feed: Feed<Input, Never>

        /// The object; nil after the stream has ended.
        public var object: Root? { lock { root } }
        /// The property to set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Sets a property of an object, which is retained until the stream ends.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
            feed = Feed(
                onValue: {
                    object[keyPath: keyPath] = $0
                    return .none
                }, onCompletion: { _ in })
        }

        public func receive(subscription: any Subscription) { feed.receive(subscription: subscription) }
        public func receive(_ value: Input) -> Demand { feed.receive(value) }
        public func receive(completion: Completion<Never>) {
            feed.receive(completion: completion)
            release()
        }

        /// Ends the subscription, and releases the object.
        public func cancel() {
            feed.cancel()
            release()
        }

        private func release() { _ = lock { exchange(&root, with: nil) } }
    }
}

extension Publisher {
    /// Calls closures for each element and at the end, until the result is cancelled or released.
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
    /// Calls a closure for each element, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object to each element, until the result is cancelled or released. The object is retained
    /// meanwhile.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Sets a published property to each element while its object lives.
    public func assign(to published: inout Published<Output>.Publisher) { published.storage.follow(self) }
}
