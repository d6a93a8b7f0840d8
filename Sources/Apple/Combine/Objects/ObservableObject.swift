/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    /// What tells it.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Publishes before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Publishes before a `@Published` property of the object changes.
    public var objectWillChange: ObservableObjectPublisher {
        let storages = publishedStorages
        if storages.isEmpty { return ObjectPublishers.publisher(of: self) }
        return ObjectPublishers.one {
            let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
            for storage in storages { storage.adopt(publisher) }
            return publisher
        }
    }

    private var publishedStorages: [any PublishedStorage] {
        var storages: [any PublishedStorage] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let present = mirror {
            storages += present.children.compactMap { ($0.value as? any PublishedProperty)?.anyStorage }
            mirror = present.superclassMirror
        }
        return storages
    }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// A publisher that nobody listens to yet.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }

    /// Tells it.
    public func send() { subject.send() }
}
