public import Foundation

extension NotificationCenter {
    /// Publishes the notifications with a name, from an object or from any. Notifications without demand are dropped.
    public func publisher(
        for name: Notification.Name, object: AnyObject? = nil
    ) -> some Publisher<Notification, Never> {
        AnyPublisher<Notification, Never>.attaching { [self] subscriber in
            nonisolated(unsafe) let subject = PassthroughSubject<Notification, Never>()
            let observer = addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
            subject.handleEvents(receiveCancel: { self.removeObserver(observer) }).receive(subscriber: subscriber)
        }
    }
}
