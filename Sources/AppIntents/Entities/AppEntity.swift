public import Foundation

/// Something in an app that a parameter can refer to.
public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    var displayRepresentation: DisplayRepresentation { get }
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// A type with a name to show where people choose among its values.
public protocol AppValue: _IntentValue {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// Something that a string can identify.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    public var entityIdentifierString: String { description }

    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}

extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }

    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

/// A property of an entity.
@propertyWrapper public struct EntityProperty<Value: Sendable>: Sendable {
    private var value: Value?

    public init(title: LocalizedStringResource? = nil) {}

    public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { value = wrappedValue }

    public var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("a property of an entity was read before it had a value") }
            return value
        }
        set { value = newValue }
    }
}
