/// A property of a class that publishes each value before it is set.
@propertyWrapper public struct Published<Value> {
    /// Shared by copies of the wrapper, so that a mirror of the object finds it.
    fileprivate let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// Unavailable, since only classes can have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    /// The value of the property in an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }

    /// A publisher of the present value and of each change.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        // `assign(to:)` takes the publisher `inout`, and has already subscribed to it.
        set {}
    }

    /// Publishes the present value of a property, and each new one before it is set.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }

    final class Storage {
        private let lock = Lock()
        private var current: Value
        private var publisher: CurrentValueSubject<Value, Never>?
        private var observed: ObservableObjectPublisher?
        /// The subscriptions that set the property, which end with it.
        private var feeds: [CombineIdentifier: AnyCancellable] = [:]

        init(_ value: Value) { current = value }

        var objectWillChange: ObservableObjectPublisher? {
            get { lock { observed } }
            set { lock { observed = newValue } }
        }

        var value: Value {
            get { lock { current } }
            set {
                objectWillChange?.send()
                // Without a publisher, the value is set under the same lock: a publisher made later starts with it.
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

        /// Sets the property to each element of a publisher.
        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            let identifier = CombineIdentifier()
            let feed = Feed<Value, Never>(
                onValue: { [weak self] value in
                    self?.value = value
                    return .none
                }, onCompletion: { [weak self] _ in self?.forgetFeed(identifier) })
            lock { feeds[identifier] = AnyCancellable(feed) }
            publisher.subscribe(feed)
        }

        private func forgetFeed(_ identifier: CombineIdentifier) {
            _ = lock { feeds.removeValue(forKey: identifier) }
        }
    }
}

/// A published property of any type.
protocol PublishedProperty {
    /// The publisher that publishes each change.
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}
