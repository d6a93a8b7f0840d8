public import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects of a store, and what a program changes of them. Each fetch reads the store again, so that the objects have
/// what other processes saved; what was changed here and not saved stays.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// A context above this one, whose store it uses.
    public var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    public var automaticallyMergesChangesFromParent = false
    public var mergePolicy: Any = NSMergePolicy.error
    public var name: String?
    public var transactionAuthor: String?
    public var stalenessInterval: TimeInterval = -1
    public var shouldDeleteInaccessibleFaults = true
    public private(set) var insertedObjects: Set<NSManagedObject> = []
    public private(set) var deletedObjects: Set<NSManagedObject> = []
    private var objects: [StoredRow: NSManagedObject] = [:]
    private let queue = DispatchQueue(label: "groupdefaults.CoreData")
    private let lock = NSRecursiveLock()

    public init(concurrencyType: NSManagedObjectContextConcurrencyType) { self.concurrencyType = concurrencyType }

    public convenience init(_ type: ConcurrencyType) {
        self.init(
            concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        guard let entity = model?.entity(of: type) else {
            preconditionFailure("the context's model has no entity of the class \(type)")
        }
        ObjectClasses.note(type, of: entity.label)
        return entity
    }

    public var registeredObjects: Set<NSManagedObject> { insertedObjects.union(objects.values) }
    public var updatedObjects: Set<NSManagedObject> { Set(objects.values.filter { $0.isUpdated && !$0.isDeleted }) }
    public var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        insertedObjects.insert(object)
    }

    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        let others = object.leaveOthers()
        object.isDeleted = true
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
        for other in others { delete(other) }
    }

    open func object(with id: NSManagedObjectID) -> NSManagedObject {
        (try? existingObject(with: id)) ?? NSManagedObject(entity: id.entity, insertInto: nil)
    }

    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        if let object = registeredObject(for: id) { return object }
        guard let key = id.key, let store = id.persistentStore,
            let row = try store.rows.rows(of: id.entity, where: "Z_PK = ?", [.integer(key)]).first
        else { throw NSError.ofStore("the object \(id.uriRepresentation()) is not in the store", code: 133_000) }
        return object(of: row, in: store)
    }

    open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
        id.row.flatMap { objects[$0] } ?? insertedObjects.first { $0.objectID == id }
    }

    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
        if !mergeChanges { object.changes = [:] }
        object.related = [:]
        guard let key = object.objectID.key, let store = object.objectID.persistentStore else { return }
        let rows = try? store.rows.rows(of: object.entity, where: "Z_PK = ?", [.integer(key)])
        if let row = rows?.first { object.snapshot = row.values }
    }

    open func refreshAllObjects() {
        for object in objects.values { refresh(object, mergeChanges: true) }
    }

    open func reset() {
        objects = [:]
        insertedObjects = []
        deletedObjects = []
    }

    open func rollback() {
        for object in insertedObjects { object.managedObjectContext = nil }
        for object in deletedObjects { object.isDeleted = false }
        for object in objects.values { object.changes = [:] }
        insertedObjects = []
        deletedObjects = []
    }

    open func processPendingChanges() {}
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    open func mergeChanges(fromContextDidSave notification: Notification) { refreshAllObjects() }
    /// Does nothing yet: an id that is held becomes permanent when its object is saved.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    // MARK: Queues

    open func perform(_ block: @escaping () -> Void) {
        let work = UncheckedWork(run: block)
        queue.async { self.lock.withLock { work.run() } }
    }

    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try lock.withLock(block) }

    open func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try performAndWait(block) }

    private struct UncheckedWork: @unchecked Sendable { let run: () -> Void }

    // MARK: Fetching

    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let found = try lock.withLock { try objects(foundBy: request) }
        switch request.resultType {
        case .managedObjectResultType: return found.compactMap { $0 as? Result }
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? Result }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? Result }
        case .dictionaryResultType:
            return found.compactMap { object in
                let keys = request.propertiesToFetch?.compactMap { property -> String? in
                    (property as? NSPropertyDescription)?.name ?? property as? String
                }
                let values = object.dictionaryWithValues(forKeys: keys ?? Array(object.entity.attributesByName.keys))
                let dictionary = NSDictionary(dictionary: values)
                return dictionary as? Result ?? values as? Result
            }
        }
    }

    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try lock.withLock { try objects(foundBy: request).count }
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try lock.withLock { try request.run(in: self) }
    }

    private func objects<Result>(foundBy request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
            throw NSError.ofStore("no store is loaded", code: 134_080)
        }
        guard let entity = request.entity ?? request.entityName.flatMap({ model?.entitiesByName[$0] }) else {
            throw NSError.ofStore("no model has an entity named '\(request.entityName ?? "")'")
        }
        if let type = Result.self as? NSManagedObject.Type { ObjectClasses.note(type, of: entity.label) }
        var objects: [NSManagedObject] = []
        for store in coordinator.persistentStores {
            objects += try store.rows.rows(of: entity).map { object(of: $0, in: store) }
        }
        forget(entity, butFor: objects)
        objects = objects.filter { !$0.isDeleted }
        if request.includesPendingChanges {
            objects += insertedObjects.filter { $0.entity.isKindOf(entity: entity) }
        }
        if !request.includesSubentities { objects = objects.filter { $0.entity.label == entity.label } }
        if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        let orders = request.sortDescriptors ?? []
        objects.sort { one, other in
            for order in orders {
                switch order.compare(one, to: other) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                default: continue
                }
            }
            return false
        }
        let rest = objects.dropFirst(request.fetchOffset)
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }

    /// Lets go of an entity's objects that are in no store any more.
    private func forget(_ entity: NSEntityDescription, butFor present: [NSManagedObject]) {
        let present = Set(present.map(ObjectIdentifier.init))
        objects = objects.filter { _, object in
            present.contains(ObjectIdentifier(object)) || object.hasChanges || !object.entity.isKindOf(entity: entity)
        }
    }

    /// The one object of a row in this context, with what the row has now.
    private func object(of row: SQLiteStore.Row, in store: NSPersistentStore) -> NSManagedObject {
        let place = StoredRow(store: ObjectIdentifier(store), table: row.entity.root.label, key: row.key)
        if let known = objects[place] {
            known.snapshot = row.values
            known.related = [:]
            return known
        }
        let object = NSManagedObject.object(of: row, in: self, store)
        objects[place] = object
        return object
    }

    /// The objects in the store to which an object's relationship leads.
    func objects(at relationship: NSRelationshipDescription, of object: NSManagedObject) -> [NSManagedObject] {
        guard let key = object.objectID.key, let store = object.objectID.persistentStore,
            let destination = relationship.destinationEntity
        else { return [] }
        let rows: [SQLiteStore.Row]?
        if relationship.isToMany {
            rows = try? store.rows.rows(at: relationship, of: key)
        } else {
            guard let other = object.snapshot[relationship.name] as? Int64 else { return [] }
            rows = try? store.rows.rows(of: destination, where: "Z_PK = ?", [.integer(other)])
        }
        return (rows ?? []).map { self.object(of: $0, in: store) }
    }

    // MARK: Saving

    open func save() throws {
        guard hasChanges else { return }
        guard let store = persistentStoreCoordinator?.persistentStores.first else {
            throw NSError.ofStore("no store is loaded", code: 134_080)
        }
        try lock.withLock {
            let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
            for object in inserted.union(updated) {
                object.willSave()
                try object.validate()
            }
            for object in deleted { try object.validateForDeletion() }
            let keys = try store.rows.write { writer in try write(inserted, updated, deleted, with: writer) }
            finish(keys, inserted, updated, deleted, in: store)
        }
    }

    /// Returns the keys of the new rows.
    private func write(
        _ inserted: Set<NSManagedObject>, _ updated: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>,
        with writer: SQLiteStore.Writer
    ) throws -> [NSManagedObject: Int64] {
        var keys: [NSManagedObject: Int64] = [:]
        func key(of object: NSManagedObject) -> Int64? { keys[object] ?? object.objectID.key }
        // Keys first, to which the relationships of all lead.
        for object in inserted { keys[object] = try writer.insert(object.entity) }
        for object in inserted.union(updated) {
            guard let own = key(of: object) else { continue }
            let standards = inserted.contains(object) ? Array(object.snapshot.keys) : []
            let names = Set(object.changes.keys).union(standards)
            var values: [(column: String, value: SQLiteValue)] = []
            for name in names.sorted() {
                switch object.entity.propertiesByName[name] {
                case let attribute as NSAttributeDescription where !attribute.isTransient:
                    values.append(
                        (attribute.column, try attribute.stored(object.changes[name] ?? object.snapshot[name])))
                case let relationship as NSRelationshipDescription where relationship.hasJoin:
                    let others = object.objects(at: relationship).compactMap(key)
                    try writer.connect(relationship, own, to: others)
                case let relationship as NSRelationshipDescription where !relationship.isToMany:
                    let other = object.objects(at: relationship).first.flatMap(key)
                    values.append((relationship.column, other.map(SQLiteValue.integer) ?? .nothing))
                default: break
                }
            }
            try writer.update(object.entity, own, values)
        }
        for object in inserted.union(updated) {
            for relationship in object.entity.relationshipsByName.values {
                guard relationship.isOrdered, let inverse = relationship.inverseRelationship, !inverse.isToMany,
                    object.changes[relationship.name] != nil
                else { continue }
                for (place, other) in object.objects(at: relationship).enumerated() {
                    guard let key = key(of: other) else { continue }
                    try writer.update(other.entity, key, [(inverse.orderColumn, .integer(Int64(place + 1) * 2_048))])
                }
            }
        }
        for object in deleted { if let key = object.objectID.key { try writer.delete(object.entity, key) } }
        return keys
    }

    private func finish(
        _ keys: [NSManagedObject: Int64], _ inserted: Set<NSManagedObject>, _ updated: Set<NSManagedObject>,
        _ deleted: Set<NSManagedObject>,
        in store: NSPersistentStore
    ) {
        for (object, key) in keys {
            object.objectID.key = key
            object.objectID.persistentStore = store
            if let row = object.objectID.row { objects[row] = object }
        }
        for object in inserted.union(updated) { object.settle() }
        for object in deleted { if let row = object.objectID.row { objects[row] = nil } }
        insertedObjects = []
        deletedObjects = []
        for object in inserted.union(updated) { object.didSave() }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
    }
}
