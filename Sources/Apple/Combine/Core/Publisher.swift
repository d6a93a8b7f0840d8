/// Delivers a sequence of values over time to its subscribers.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    /// The error that it may fail with; `Never` if it cannot.
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A namespace for publishers.
public enum Publishers {}

/// A publisher that starts only when it is connected, so that all its subscribers get the first element.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing, until the result is cancelled.
    func connect() -> any Cancellable
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Has a subject publish the same elements, until the result is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let feed = Feed<Output, Failure>(
            demand: .none,
            onValue: {
                subject.send($0)
                return .none
            }, onCompletion: subject.send)
        subject.send(subscription: feed)
        subscribe(feed)
        return AnyCancellable {
            (subject as? any FeedKeeper)?.forget(feed)
            feed.cancel()
        }
    }
}
