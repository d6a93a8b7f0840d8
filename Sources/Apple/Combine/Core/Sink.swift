extension Publisher {
    /// Calls closures for each element and at the end, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let feed = Feed<Output, Failure>(
            onValue: {
                receiveValue($0)
                return .none
            }, onCompletion: receiveCompletion)
        subscribe(feed)
        return AnyCancellable(feed)
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
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property to each element while its object lives.
    public func assign(to published: inout Published<Output>.Publisher) { published.storage.follow(self) }
}
