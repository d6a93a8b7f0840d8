/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Publishes an element before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Publishes an element before a `@Published` property of the object changes.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties
        if properties.isEmpty { return ObjectPublishers.publisher(of: self) }
        return ObjectPublishers.one {
            let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
            for property in properties { property.objectWillChange = publisher }
            return publisher
        }
    }

    private var publishedProperties: [any PublishedProperty] {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
            .flatMap { $0.children.compactMap { $0.value as? any PublishedProperty } }
    }
}

/// Announces the changes of an object.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }

    /// Announces a change.
    public func send() { subject.send() }
}
