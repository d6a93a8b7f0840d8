public import Foundation

extension NotificationCenter {
    /// Publishes notifications, of which those that are not demanded are dropped.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The center that posts the notifications.
        public let center: NotificationCenter
        public let name: Notification.Name
        /// The object that the notifications come from; nil for any.
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            nonisolated(unsafe) let subject = PassthroughSubject<Notification, Never>()
            let observer = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
            subject.handleEvents(receiveCancel: { center.removeObserver(observer) }).receive(subscriber: subscriber)
        }
    }

    /// Publishes the notifications with a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
