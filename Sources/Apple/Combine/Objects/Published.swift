/// A property of a class that publishes its values, each before it is set.
@propertyWrapper public struct Published<Value> {
    /// Shared by copies of the wrapper, so that an object's publisher finds it by looking at the object.
    fileprivate let storage: Storage

    /// A property with an initial value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// A property with an initial value.
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// Only classes can have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    /// The property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }

    /// The property as a publisher, which begins with the value it has.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        // Assigned to by `assign(to:)`, which has set up all already.
        set {}
    }

    /// Publishes a property's value and each new one before it is set.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }

    final class Storage {
        fileprivate let lock = Lock()
        private var current: Value
        private var publisher: CurrentValueSubject<Value, Never>?
        fileprivate var observed: ObservableObjectPublisher?
        /// The subscriptions that set the property, which end with it.
        private var feeds: [CombineIdentifier: any Subscription] = [:]

        init(_ value: Value) { current = value }

        deinit { for feed in feeds.values { feed.cancel() } }

        var value: Value {
            get { lock { current } }
            set {
                lock { observed }?.send()
                // Without a publisher it is set in the same step, since one that is made later begins with what is set.
                // The former value is released outside of the lock: its deinitialiser may read the property.
                var (publisher, former) = lock {
                    (self.publisher, self.publisher == nil ? exchange(&current, with: newValue) : nil)
                }
                if let publisher {
                    publisher.send(newValue)
                    former = lock { exchange(&current, with: newValue) }
                }
                _ = former
            }
        }

        var subject: CurrentValueSubject<Value, Never> {
            lock {
                let subject = publisher ?? CurrentValueSubject(current)
                publisher = subject
                return subject
            }
        }

        func keep(_ feed: any Subscription, of subscriber: CombineIdentifier) { lock { feeds[subscriber] = feed } }

        func forgetFeed(of subscriber: CombineIdentifier) {
            let forgotten = lock { feeds.removeValue(forKey: subscriber) }
            _ = forgotten
        }
    }
}

/// The properties of an object, whatever their type.
protocol PublishedProperty {
    var anyStorage: any PublishedStorage { get }
}

protocol PublishedStorage: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get }
    func adopt(_ publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
    var anyStorage: any PublishedStorage { storage }
}

extension Published.Storage: PublishedStorage {
    var objectWillChange: ObservableObjectPublisher? { lock { observed } }

    func adopt(_ publisher: ObservableObjectPublisher) { lock { observed = publisher } }
}

/// Sets a property to what is published.
final class PublishedSubscriber<Value>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    private weak var storage: Published<Value>.Storage?

    init(_ storage: Published<Value>.Storage) { self.storage = storage }

    func receive(subscription: any Subscription) {
        guard let storage else { return subscription.cancel() }
        storage.keep(subscription, of: combineIdentifier)
        subscription.request(.unlimited)
    }

    func receive(_ value: Value) -> Subscribers.Demand {
        storage?.value = value
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { storage?.forgetFeed(of: combineIdentifier) }
}
