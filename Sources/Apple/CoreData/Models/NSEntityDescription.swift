public import Foundation

/// A kind of object in a model.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
    public var name: String?
    /// The class of its objects, with its module before it.
    public var managedObjectClassName: String! = "NSManagedObject"
    public var isAbstract = false
    public var userInfo: [AnyHashable: Any]?
    public internal(set) weak var managedObjectModel: NSManagedObjectModel!
    public internal(set) weak var superentity: NSEntityDescription? { didSet { forgetNames() } }
    public var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    private var own: [NSPropertyDescription] = []

    /// Its properties, and those of the entities above it.
    public var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            own = newValue.filter { property in superentity?.properties.contains { $0 === property } != true }
            for property in own { property.entity = self }
            forgetNames()
        }
    }

    public var propertiesByName: [String: NSPropertyDescription] {
        if let names { return names }
        let found = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
        names = found
        return found
    }
    /// Kept, since each access to a value asks for its property.
    private var names: [String: NSPropertyDescription]?

    private func forgetNames() {
        for entity in family { entity.names = nil }
    }

    public var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    public var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    public func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self, next: \.superentity).contains { $0.label == entity.label }
    }

    public static func entity(
        forEntityName name: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { context.model?.entitiesByName[name] }

    public static func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: name, in: context) else {
            preconditionFailure("no model has an entity named '\(name)'")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    var label: String { name ?? "" }

    /// The entity whose table has the rows of this one, too.
    var root: NSEntityDescription { superentity?.root ?? self }

    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    var objectClass: NSManagedObject.Type {
        ObjectClasses.ofEntity(label) ?? NSClassFromString(managedObjectClassName) as? NSManagedObject.Type
            ?? NSManagedObject.self
    }
}

/// The classes that programs use for entities, for those that cannot be found by name.
enum ObjectClasses {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [String: NSManagedObject.Type] = [:]

    static func ofEntity(_ name: String) -> NSManagedObject.Type? { lock.withLock { known[name] } }

    static func note(_ type: NSManagedObject.Type, of entity: String) {
        guard type != NSManagedObject.self else { return }
        lock.withLock { known[entity] = type }
    }
}

open class NSPropertyDescription: NSObject {
    public var name = ""
    public var isOptional = true
    public var isTransient = false
    public var userInfo: [AnyHashable: Any]?
    public internal(set) weak var entity: NSEntityDescription!
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

public final class NSAttributeDescription: NSPropertyDescription {
    public var attributeType = NSAttributeType.undefinedAttributeType
    public var defaultValue: Any?
    public var allowsExternalBinaryDataStorage = false
    public var valueTransformerName: String?
    public var attributeValueClassName: String?
}

public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

public final class NSRelationshipDescription: NSPropertyDescription {
    public weak var destinationEntity: NSEntityDescription?
    public weak var inverseRelationship: NSRelationshipDescription?
    /// How many objects it may have at most; 0 for any number.
    public var maxCount = 0
    public var minCount = 0
    public var isOrdered = false
    public var deleteRule = NSDeleteRule.nullifyDeleteRule

    public var isToMany: Bool { maxCount != 1 }
}
