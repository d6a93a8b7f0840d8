public import AppGroups
import Foundation

/// A value stored in a group's defaults, or in the program's own.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let store: AppGroups.UserDefaults
    private let key: String
    private let standard: Value
    private let read: (AppGroups.UserDefaults, String) -> Value?
    private let write: (AppGroups.UserDefaults, String, Value) -> Void

    private init(
        _ key: String, _ store: AppGroups.UserDefaults?, _ standard: Value,
        read: @escaping (AppGroups.UserDefaults, String) -> Value?,
        write: @escaping (AppGroups.UserDefaults, String, Value) -> Void = { $0.set($2, forKey: $1) }
    ) {
        self.store = store ?? .standard
        self.key = key
        self.standard = standard
        self.read = read
        self.write = write
    }

    /// The stored value, or the default if there is none; setting it writes it.
    public var wrappedValue: Value {
        get { store.object(forKey: key) == nil ? standard : read(store, key) ?? standard }
        nonmutating set { write(store, key, newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension AppStorage {
    /// A value under a key, with a default; the store is that of a group, or the program's own.
    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, read: { $0.bool(forKey: $1) })
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, read: { $0.integer(forKey: $1) })
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, read: { $0.double(forKey: $1) })
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, read: { $0.string(forKey: $1) })
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, read: { $0.data(forKey: $1) })
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, read: { $0.object(forKey: $1) as? Date })
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }

    /// A value under a key, stored as its raw value, with a default.
    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, wrappedValue, read: { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } },
            write: { $0.set($2.rawValue, forKey: $1) })
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, wrappedValue, read: { Value(rawValue: $0.integer(forKey: $1)) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A value under a key; nil if there is none, and setting nil removes it.
    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, read: { $0.bool(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, read: { $0.integer(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, read: { $0.double(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, read: { $0.object(forKey: $1) as? Date }, write: { $0.set($2, forKey: $1) })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == URL? {
        self.init(
            key, store, nil, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }

    /// An optional value, stored as its raw value.
    public init<R: RawRepresentable>(_ key: String, store: AppGroups.UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            key, store, nil, read: { $0.string(forKey: $1).map { R(rawValue: $0) } },
            write: { $0.set($2?.rawValue, forKey: $1) })
    }

    public init<R: RawRepresentable>(_ key: String, store: AppGroups.UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(
            key, store, nil, read: { R(rawValue: $0.integer(forKey: $1)) }, write: { $0.set($2?.rawValue, forKey: $1) })
    }
}
