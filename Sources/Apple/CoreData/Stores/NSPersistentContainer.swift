import AppGroups
public import Foundation

/// A model, its stores, and a context for what is shown.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext = NSManagedObjectContext(.mainQueue)
    public var persistentStoreDescriptions: [NSPersistentStoreDescription]
    private var hasModel = true

    public convenience init(name: String) {
        let model = NSManagedObjectModel.named(name)
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
        hasModel = model != nil
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The program's folder for data that it shares with nobody.
    open class func defaultDirectoryURL() -> URL {
        let program = ProgramBundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (folder ?? FileManager.default.temporaryDirectory).appendingPathComponent(program)
    }

    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            guard hasModel else {
                let words = "there is no data model '\(name)' in the program's bundle"
                block(description, NSError.ofStore(words, code: 134_020))
                continue
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<Result>(
        _ block: @escaping (NSManagedObjectContext) throws -> Result
    ) async rethrows -> Result {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A container whose store iCloud would keep the same on all devices. Here it is the same in all processes.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open func initializeCloudKitSchema() throws { throw NSError.ofStore("there is no iCloud", code: 134_400) }
}

public final class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
