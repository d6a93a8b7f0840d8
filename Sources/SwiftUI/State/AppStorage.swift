public import AppGroups
import Foundation

/// A value of a group, or of the program's own defaults, under a key.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(
        _ key: String, _ store: AppGroups.UserDefaults?, standard: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any? = { $0 }
    ) {
        let store = store ?? .standard
        self.read = { store.object(forKey: key).flatMap(read) ?? standard }
        self.write = { store.set(write($0), forKey: key) }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

nonisolated extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Bool {
        self.init(key, store, standard: wrappedValue) { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Int {
        self.init(key, store, standard: wrappedValue) { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Double {
        self.init(key, store, standard: wrappedValue) { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == String {
        self.init(key, store, standard: wrappedValue) { $0 as? String }
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Data {
        self.init(key, store, standard: wrappedValue) { $0 as? Data }
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == Date {
        self.init(key, store, standard: wrappedValue) { $0 as? Date }
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil) where Value == URL {
        self.init(key, store, standard: wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } }) {
            $0.absoluteString
        }
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, standard: wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }) {
            $0.rawValue
        }
    }

    public init(wrappedValue: Value, _ key: String, store: AppGroups.UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, standard: wrappedValue, read: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } }
        ) {
            $0.rawValue
        }
    }
}

nonisolated extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, standard: nil, read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, write: { $0 })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Int? {
        self.init(key, store, standard: nil, read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, write: { $0 })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Double? {
        self.init(key, store, standard: nil, read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, write: { $0 })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == String? {
        self.init(key, store, standard: nil, read: { $0 as? String }, write: { $0 })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Data? {
        self.init(key, store, standard: nil, read: { $0 as? Data }, write: { $0 })
    }

    public init(_ key: String, store: AppGroups.UserDefaults? = nil) where Value == Date? {
        self.init(key, store, standard: nil, read: { $0 as? Date }, write: { $0 })
    }
}
