import Synchronization

/// The values that a program has added for its intents.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    private let entries = Mutex<[Key: Entry]>([:])

    private struct Entry {
        let make: @Sendable () -> any Sendable
        var made: (any Sendable)?
    }

    private struct Key: Hashable {
        let name: String?
        let type: ObjectIdentifier
    }

    /// Adds a value, which is made once an intent asks for it.
    public func add<Dependency: Sendable>(
        key: String? = nil, dependency makeDependency: @escaping @autoclosure @Sendable () -> Dependency
    ) {
        add(key: key, makeDependency)
    }

    public func add<Dependency: Sendable>(
        key: String? = nil, _ makeDependency: @escaping @Sendable () -> Dependency
    ) {
        entries.withLock { $0[Key(name: key, type: ObjectIdentifier(Dependency.self))] = Entry(make: makeDependency) }
    }

    fileprivate func value<Dependency>(_ name: String?) -> Dependency? {
        let key = Key(name: name, type: ObjectIdentifier(Dependency.self))
        guard let entry = entries.withLock({ $0[key] }) else { return nil }
        if let made = entry.made { return made as? Dependency }
        // Made outside of the lock, since it may ask for others.
        let value = entry.make()
        return entries.withLock { entries in
            if entries[key]?.made == nil { entries[key]?.made = value }
            return entries[key]?.made as? Dependency
        }
    }
}

/// A value that the program has added for its intents.
@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
    private let key: String?
    private let manager: AppDependencyManager
    private let standard: Value?

    public init(key: String? = nil, manager: AppDependencyManager = .shared) {
        (self.key, self.manager, standard) = (key, manager, nil)
    }

    public init(
        key: String? = nil, manager: AppDependencyManager = .shared, default defaultValue: @autoclosure () -> Value
    ) {
        (self.key, self.manager, standard) = (key, manager, defaultValue())
    }

    public var wrappedValue: Value {
        guard let value: Value = manager.value(key) ?? standard else {
            preconditionFailure("no \(Value.self) was added to AppDependencyManager.shared")
        }
        return value
    }
}

extension AppIntent {
    public typealias Dependency = AppDependency
}

extension EntityQuery {
    public typealias Dependency = AppDependency
}

/// Reasons for which an intent ends.
public struct AppIntentError: Error, Hashable, Sendable {
    private let reason: String

    public static let restartPerform = AppIntentError(reason: "the intent asks to be performed again")
}
