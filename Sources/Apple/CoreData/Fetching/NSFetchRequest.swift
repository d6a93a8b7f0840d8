public import Foundation

/// A type that a fetch may return.
public protocol NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject {
    public var affectedStores: [NSPersistentStore]?

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }
}

open class NSPersistentStoreResult: NSObject {}

/// A search for a store's objects. The whole entity is read, and the predicate asked of each object.
public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public var entityName: String?
    public var entity: NSEntityDescription?
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    public var fetchLimit = 0
    public var fetchOffset = 0
    public var fetchBatchSize = 0
    public var resultType = NSFetchRequestResultType.managedObjectResultType
    public var propertiesToFetch: [Any]?
    public var propertiesToGroupBy: [Any]?
    public var relationshipKeyPathsForPrefetching: [String]?
    public var includesSubentities = true
    public var includesPendingChanges = true
    public var includesPropertyValues = true
    public var returnsObjectsAsFaults = true
    public var returnsDistinctResults = false
    public var shouldRefreshRefetchedObjects = false

    public override init() {}

    public init(entityName: String) { self.entityName = entityName }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult<ResultType>()
        result.finalResult = try context.fetch(self)
        return result
    }
}

public enum NSFetchRequestResultType: Sendable {
    case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType
}

public final class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    public internal(set) var finalResult: [ResultType]?
}

/// Deletes all objects that a request finds, at once in the store.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { self.fetchRequest = fetchRequest }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        // Unsaved changes of the caller's context stay unsaved.
        let own = NSManagedObjectContext(.privateQueue)
        own.persistentStoreCoordinator = context.persistentStoreCoordinator
        let found = try own.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        let result = NSBatchDeleteResult()
        switch resultType {
        case .resultTypeStatusOnly: result.result = true
        case .resultTypeObjectIDs: result.result = found.map(\.objectID)
        case .resultTypeCount: result.result = found.count
        }
        for object in found { own.delete(object) }
        try own.save()
        return result
    }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

public final class NSBatchDeleteResult: NSPersistentStoreResult {
    public internal(set) var result: Any?
}
