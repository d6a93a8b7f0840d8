public import Foundation

/// Something in an app that a parameter can refer to.
public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// The entity's title and other texts, for people who choose.
    var displayRepresentation: DisplayRepresentation { get }
    /// The query that finds the entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// An entity that an intent makes, and no query finds.
public protocol TransientAppEntity: AppValue {
    init()
    /// The entity's title and other texts.
    var displayRepresentation: DisplayRepresentation { get }
}

extension TransientAppEntity {
    public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// A type with a display name for people who choose among its values.
public protocol AppValue: _IntentValue {
    /// The name of the type, which is not shown here.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// Something that a string can identify.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
    var entityIdentifierString: String { get }
    /// The identifier that a string represents; nil if there is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    public var entityIdentifierString: String { description }

    /// The identifier whose description equals the string.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}

extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }

    /// The identifier that a text represents.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

@propertyWrapper public struct EntityProperty<Value: Sendable>: Sendable {
    private var value: Value?

    /// A property without a value.
    public init(title: LocalizedStringResource? = nil) {}

    public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { value = wrappedValue }

    /// The value; reading it before it is set is an error.
    public var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("a property of an entity was read before it had a value") }
            return value
        }
        set { value = newValue }
    }
}
