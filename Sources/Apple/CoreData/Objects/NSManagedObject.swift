public import Combine
public import Foundation
public import FoundationGaps

/// An object of a model's entity.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, KeyValueCoded {
    public let entity: NSEntityDescription
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var objectID: NSManagedObjectID
    public internal(set) var isDeleted = false
    /// The values in the store, as of the last read.
    var snapshot: [String: Any] = [:]
    /// Values set since; relationships as arrays of objects.
    var changes: [String: Any?] = [:]
    /// The objects of to-many relationships, as of the last read.
    var related: [String: [NSManagedObject]] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity, key: nil, in: nil)
        super.init()
        for attribute in entity.attributesByName.values {
            if let value = attribute.defaultValue { snapshot[attribute.name] = attribute.canonical(value) }
        }
        guard let context else { return }
        context.insert(self)
        awakeFromInsert()
    }

    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: context.entity(of: Self.self), insertInto: context)
    }

    static func object(
        of row: SQLiteStore.Row, in context: NSManagedObjectContext, _ store: NSPersistentStore
    ) -> NSManagedObject {
        let object = row.entity.objectClass.init(entity: row.entity, insertInto: nil)
        object.managedObjectContext = context
        object.objectID = NSManagedObjectID(row.entity, key: row.key, in: store)
        object.snapshot = row.values
        object.awakeFromFetch()
        return object
    }

    open class func entity() -> NSEntityDescription {
        guard let entity = LoadedModels.entity(of: self) else {
            preconditionFailure("no model that was loaded has an entity of the class \(self)")
        }
        return entity
    }

    /// Disfavoured, so that `Item.fetchRequest()` is the generated one wherever that is of the class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().label)
    }

    public var isInserted: Bool { objectID.isTemporaryID && managedObjectContext != nil && !isDeleted }
    public var isUpdated: Bool { !objectID.isTemporaryID && !changes.isEmpty }
    public var hasChanges: Bool { isInserted || isDeleted || !changes.isEmpty }
    public var isFault: Bool { false }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}

    // MARK: Values

    open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }
    open func setValue(_ value: Any?, forKey key: String) { setPrimitiveValue(value, forKey: key) }

    open func primitiveValue(forKey key: String) -> Any? {
        guard let relationship = property(key) as? NSRelationshipDescription else {
            return (changes[key] ?? snapshot[key]).flattened
        }
        let objects = objects(at: relationship)
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        switch property(key) {
        case let relationship as NSRelationshipDescription: set(NSManagedObject.objects(in: value), at: relationship)
        case let attribute as NSAttributeDescription: changes.updateValue(attribute.canonical(value), forKey: key)
        default: break
        }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { _, last in last }
    }

    open func setValuesForKeys(_ values: [String: Any]) {
        for (key, value) in values { setValue(value, forKey: key) }
    }

    open func changedValues() -> [String: Any] { changes.mapValues { $0 ?? NSNull() } }

    private func property(_ key: String) -> NSPropertyDescription {
        guard let property = entity.propertiesByName[key] else {
            preconditionFailure("the entity \(entity.label) has no property '\(key)'")
        }
        return property
    }

    private static func objects(in value: Any?) -> [NSManagedObject] {
        switch value.flattened {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let objects as any Sequence: objects.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }
}

// MARK: Relationships

extension NSManagedObject {
    func objects(at relationship: NSRelationshipDescription) -> [NSManagedObject] {
        let known = changes[relationship.name].map { $0 as? [NSManagedObject] ?? [] } ?? related[relationship.name]
        if let known { return known.filter { !$0.isDeleted } }
        guard let managedObjectContext, !objectID.isTemporaryID else { return [] }
        let objects = managedObjectContext.objects(at: relationship, of: self)
        related[relationship.name] = objects
        return objects
    }

    /// Replaces the objects, on both sides.
    private func set(_ objects: [NSManagedObject], at relationship: NSRelationshipDescription) {
        let former = self.objects(at: relationship)
        changes[relationship.name] = objects
        guard let inverse = relationship.inverseRelationship else { return }
        for object in former where !objects.contains(object) { object.take(self, from: inverse) }
        for object in objects where !former.contains(object) { object.add(self, to: inverse, from: relationship) }
    }

    private func take(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
        changes[relationship.name] = objects(at: relationship).filter { $0 !== object }
    }

    private func add(
        _ object: NSManagedObject, to relationship: NSRelationshipDescription, from inverse: NSRelationshipDescription
    ) {
        let present = objects(at: relationship)
        guard relationship.isToMany else {
            for former in present where former !== object { former.take(self, from: inverse) }
            changes[relationship.name] = [object]
            return
        }
        if !present.contains(object) { changes[relationship.name] = present + [object] }
    }

    /// Takes the object out of all others. Returns those that are deleted with it.
    func leaveOthers() -> [NSManagedObject] {
        entity.relationshipsByName.values.flatMap { relationship -> [NSManagedObject] in
            let objects = objects(at: relationship)
            let isLeft = [.nullifyDeleteRule, .cascadeDeleteRule].contains(relationship.deleteRule)
            if isLeft, let inverse = relationship.inverseRelationship {
                for object in objects { object.take(self, from: inverse) }
            }
            return relationship.deleteRule == .cascadeDeleteRule ? objects : []
        }
    }
}

// MARK: Accessors

extension NSManagedObject {
    /// The value of the property that calls this: the plugin puts it in the place of `@NSManaged`.
    public func managedValue<Value>(_ key: String = #function) -> Value {
        let found = value(forKey: key)
        if let type = Value.self as? any Managed.Type, let value = type.managed(found) as? Value { return value }
        if let value = found as? Value { return value }
        preconditionFailure("'\(key)' of \(entity.label) is \(found ?? "nil"), which is not a \(Value.self)")
    }

    public func setManagedValue(_ value: Any?, _ key: String = #function) { setValue(value, forKey: key) }

    /// Adds an object, or the objects of a set, to a relationship, or removes them, as the function's name says:
    /// `addToItems`, `removeFromItems`.
    public func changeManagedValues(by value: Any?, _ function: String = #function) {
        let name = function.prefix { $0 != "(" }
        let isAdding = name.hasPrefix("addTo")
        let end = name.dropFirst(isAdding ? "addTo".count : "removeFrom".count)
        let keys = [end.prefix(1).lowercased() + end.dropFirst(), String(end)]
        guard let relationship = keys.lazy.compactMap({ self.entity.relationshipsByName[$0] }).first else {
            preconditionFailure("\(entity.label) has no relationship for \(function)")
        }
        let (present, changed) = (objects(at: relationship), NSManagedObject.objects(in: value))
        let new = changed.filter { !present.contains($0) }
        setValue(isAdding ? present + new : present.filter { !changed.contains($0) }, forKey: relationship.name)
    }
}
