public import Foundation

extension NotificationCenter {
    /// Publishes notifications of a name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Whose notifications they are.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Who must have sent them; nil for anybody.
        public let object: AnyObject?

        /// Publishes notifications of a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subscription = NotificationSubscription(center) { subscriber.receive($0) }
            subscription.listen(to: name, of: object)
            subscriber.receive(subscription: subscription)
        }
    }

    /// Publishes notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// Drops notifications that are not demanded.
private final class NotificationSubscription: Subscription {
    private let center: NotificationCenter
    private let lock = Lock()
    private var observer: (any NSObjectProtocol)?
    private var deliver: ((Notification) -> Subscribers.Demand)?
    private var demand = Subscribers.Demand.none

    init(_ center: NotificationCenter, deliver: @escaping (Notification) -> Subscribers.Demand) {
        self.deliver = deliver
        self.center = center
    }

    func listen(to name: Notification.Name, of object: AnyObject?) {
        nonisolated(unsafe) let subscription = self
        let observer = center.addObserver(forName: name, object: object, queue: nil) { subscription.offer($0) }
        lock { self.observer = observer }
    }

    private func offer(_ notification: Notification) {
        let deliver: ((Notification) -> Subscribers.Demand)? = lock {
            guard demand > 0 else { return nil }
            demand -= 1
            return self.deliver
        }
        guard let deliver else { return }
        let more = deliver(notification)
        lock { demand += more }
    }

    func request(_ more: Subscribers.Demand) { lock { demand += more } }

    func cancel() {
        let (observer, released) = lock {
            defer { (self.observer, deliver) = (nil, nil) }
            return (self.observer, deliver)
        }
        if let observer { center.removeObserver(observer) }
        _ = released
    }
}
