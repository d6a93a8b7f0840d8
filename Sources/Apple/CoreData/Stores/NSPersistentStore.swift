public import Foundation

/// A store of a coordinator.
public final class NSPersistentStore: NSObject, @unchecked Sendable {
    public let url: URL?
    public let type: String
    public private(set) var identifier: String! = UUID().uuidString
    public let isReadOnly: Bool
    public let configurationName: String
    public let options: [AnyHashable: Any]?
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    let rows: SQLiteStore

    init(
        at url: URL?, type: String, configuration: String?, options: [AnyHashable: Any]?, model: NSManagedObjectModel
    ) throws {
        // Tests and previews name /dev/null for a store in memory.
        let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
        self.url = url
        self.type = type
        self.options = options
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        rows = try SQLiteStore(
            path: isInMemory ? nil : url?.path, model: model, isReadOnly: isReadOnly && !isInMemory)
    }

    public struct StoreType: Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// Where a container has a store, and how.
public final class NSPersistentStoreDescription: NSObject {
    public var url: URL?
    public var type = NSSQLiteStoreType
    public var configuration: String?
    public var isReadOnly = false
    public var timeout: TimeInterval = 240
    public var shouldAddStoreAsynchronously = false
    public var shouldMigrateStoreAutomatically = true
    public var shouldInferMappingModelAutomatically = true
    public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    public private(set) var options: [String: NSObject] = [:]

    public override init() {}

    public init(url: URL) { self.url = url }

    public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    public func setOption(_ option: Bool, forKey key: String) { options[key] = NSNumber(value: option) }

    public func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The stores of a model.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    public private(set) var persistentStores: [NSPersistentStore] = []
    public var name: String?

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        LoadedModels.note(model)
    }

    @discardableResult
    public func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = try NSPersistentStore(
            at: url, type: type, configuration: configurationName, options: options, model: managedObjectModel)
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }

    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: url, options: options)
    }

    public func addPersistentStore(
        with description: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            var options = description.options
            if description.isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
            try addPersistentStore(
                ofType: description.type, configurationName: description.configuration, at: description.url,
                options: options)
            block(description, nil)
        } catch {
            block(description, error)
        }
    }

    /// The store at a place. Source that names the place of a container's store itself leaves out the program's folder,
    /// which a phone does not need.
    public func persistentStore(for url: URL) -> NSPersistentStore? {
        let folder = NSPersistentContainer.defaultDirectoryURL()
        let isUsual = url.deletingLastPathComponent().path == folder.deletingLastPathComponent().path
        let usual = isUsual ? folder.appendingPathComponent(url.lastPathComponent) : url
        return persistentStores.first { $0.url == url } ?? persistentStores.first { $0.url == usual }
    }

    public func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    public func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

    /// Adds a store's objects to those at another place, and uses these.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: url, options: options, withType: type.rawValue)
    }

    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType type: String
    ) throws -> NSPersistentStore {
        guard url != store.url else { return store }
        let (former, fresh) = (NSManagedObjectContext(.privateQueue), NSManagedObjectContext(.privateQueue))
        former.persistentStoreCoordinator = NSPersistentStoreCoordinator(of: managedObjectModel, with: store)
        try remove(store)
        let new = try addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
        fresh.persistentStoreCoordinator = NSPersistentStoreCoordinator(of: managedObjectModel, with: new)
        try fresh.insertCopies(ofAllIn: former)
        return new
    }

    private convenience init(of model: NSManagedObjectModel, with store: NSPersistentStore) {
        self.init(managedObjectModel: model)
        persistentStores = [store]
    }

    public func destroyPersistentStore(
        at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
    ) throws {
        persistentStores.removeAll { $0.url == url }
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }

    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

    public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.dropFirst()
        guard url.scheme == "x-coredata", parts.count == 2, let name = parts.first, let end = parts.last,
            let entity = managedObjectModel.entitiesByName[name], end.first == "p", let key = Int64(end.dropFirst()),
            let store = persistentStores.first(where: { $0.identifier == url.host }) ?? persistentStores.first
        else { return nil }
        return NSManagedObjectID(entity, key: key, in: store)
    }
}

extension NSManagedObjectContext {
    /// Saves copies of another context's objects, with the relationships between them.
    fileprivate func insertCopies(ofAllIn other: NSManagedObjectContext) throws {
        let roots = model?.entities.filter { $0.superentity == nil } ?? []
        let objects = try roots.flatMap { try other.fetch(NSFetchRequest<NSManagedObject>(entityName: $0.label)) }
        let copies = objects.map { object in
            let copy = object.entity.objectClass.init(entity: object.entity, insertInto: self)
            for name in object.entity.attributesByName.keys {
                copy.setPrimitiveValue(object.primitiveValue(forKey: name), forKey: name)
            }
            return copy
        }
        let counterparts = Dictionary(uniqueKeysWithValues: zip(objects, copies))
        for (object, copy) in zip(objects, copies) {
            for relationship in object.entity.relationshipsByName.values {
                copy.setPrimitiveValue(
                    object.objects(at: relationship).compactMap { counterparts[$0] }, forKey: relationship.name)
            }
        }
        try save()
    }
}

/// The models that a program has loaded, for classes that ask for their entity.
enum LoadedModels {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var models: [Loaded] = []

    private struct Loaded { weak var model: NSManagedObjectModel? }

    static func note(_ model: NSManagedObjectModel) {
        lock.withLock { models = models.filter { $0.model != nil && $0.model !== model } + [Loaded(model: model)] }
    }

    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        lock.withLock { models.reversed().lazy.compactMap { $0.model?.entity(of: type) }.first }
    }
}
