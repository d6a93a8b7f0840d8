import CoreData
import FoundationGaps
import GroupSystem
import SQLite3
import Testing

private typealias NSPredicate = FoundationGaps.NSPredicate
private typealias NSSortDescriptor = FoundationGaps.NSSortDescriptor

@Suite("A Core Data store")
struct StoreTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("shop-\(UUID())")
    private var file: URL { folder.appendingPathComponent("Shop.sqlite") }

    @Test func `keeps values of all types for other contexts and processes`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try Shop.container(at: file).viewContext
        let item = Item(context: context)
        #expect(item.count == 1 && item.price == 0 && !item.isGift && item.added == nil)
        let (id, now) = (UUID(), Date(timeIntervalSinceReferenceDate: 800_000_000.25))
        item.title = "Tea"
        item.count = -7
        item.price = 2.5
        item.isGift.toggle()
        item.added = now
        item.id = id
        item.link = URL(string: "https://example.com/tea")
        item.picture = Data([0, 1, 255])
        item.dates = [now, now + 60]
        item.tax = NSDecimalNumber(string: "0.19")
        #expect(item.objectID.isTemporaryID && context.hasChanges)
        try context.save()
        #expect(!item.objectID.isTemporaryID && !context.hasChanges)

        let other = try Shop.container(at: file).viewContext
        let found = try #require(try other.fetch(Item.fetchRequest()).first)
        #expect(found !== item && found.title == "Tea" && found.count == -7 && found.price == 2.5 && found.isGift)
        #expect(found.added == now && found.id == id && found.link?.path == "/tea")
        #expect(found.picture == Data([0, 1, 255]) && found.dates == [now, now + 60] && found.tax == item.tax)
    }

    @Test func `shows what another process saved since, and keeps what is not saved`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try Shop.container(at: file).viewContext
        let item = Item(context: app)
        item.title = "Tea"
        try app.save()
        let widget = try Shop.container(at: file).newBackgroundContext()
        let seen = try #require(try widget.fetch(Item.fetchRequest()).first)
        seen.count = 5
        item.title = "Coffee"
        try app.save()
        #expect(try widget.fetch(Item.fetchRequest()) == [seen])
        #expect(seen.title == "Coffee" && seen.count == 5)
        app.delete(item)
        try app.save()
        #expect(try widget.count(for: Item.fetchRequest()) == 0)
    }

    @Test func `finds, sorts and limits objects`() throws {
        let context = try Shop.container(at: nil).viewContext
        for (title, count) in [("b", 2), ("a", 2), ("d", 1), ("c", 3)] {
            let item = Item(context: context)
            item.title = title
            item.count = Int16(count)
        }
        try context.save()
        let request = Item.fetchRequest() as NSFetchRequest<Item>
        request.sortDescriptors = [
            NSSortDescriptor(key: "count", ascending: false), NSSortDescriptor(keyPath: \Item.title, ascending: true),
        ]
        #expect(try context.fetch(request).compactMap(\.title) == ["c", "a", "b", "d"])
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try context.fetch(request).compactMap(\.title) == ["a", "b"])
        request.predicate = NSPredicate(format: "title == %@", "d")
        request.fetchOffset = 0
        #expect(try context.fetch(request).map(\.count) == [1])
        let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Item")
        try context.execute(NSBatchDeleteRequest(fetchRequest: all))
        #expect(try context.fetch(all).isEmpty)
    }

    @Test func `keeps both sides of relationships`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try Shop.container(at: file).viewContext
        let order = Express(context: context)
        order.number = 12
        order.hours = 24
        let items = ["x", "z", "y"].map { title in
            let item = Item(context: context)
            item.title = title
            return item
        }
        for item in items { order.addToLines(item) }
        let tag = Tag(context: context)
        tag.name = "new"
        tag.addToItems(NSSet(array: [items[0], items[1]]))
        #expect(items[0].order === order && items[1].tags == [tag] && items[2].tags == [])
        try context.save()

        let other = try Shop.container(at: file).viewContext
        let found = try #require(try other.fetch(NSFetchRequest<Order>(entityName: "Order")).first as? Express)
        #expect(found.titles == ["x", "z", "y"] && found.hours == 24 && found.number == 12)
        let tags = try other.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
        #expect(tags.first?.items?.count == 2 && (found.lines?.firstObject as? Item)?.tags?.first?.name == "new")
        #expect((found.lines?.firstObject as? Item)?.order === found)
        found.removeFromLines(NSOrderedSet(array: [try #require(found.lines?.object(at: 1))]))
        try other.save()
        #expect(try context.fetch(NSFetchRequest<Order>(entityName: "Order")).map(\.titles) == [["x", "y"]])
        other.delete(found)
        try other.save()
        #expect(try other.fetch(Item.fetchRequest()).compactMap(\.title) == ["z"])
    }

    @Test func `is in the tables that a phone has`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try Shop.container(at: file).viewContext
        let order = Order(context: context)
        let item = Item(context: context)
        item.title = "Tea"
        item.added = Date(timeIntervalSinceReferenceDate: 10)
        order.addToLines(item)
        try context.save()
        var database: OpaquePointer?
        #expect(sqlite3_open(file.path, &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        var rows: OpaquePointer?
        let statement = """
            SELECT i.ZTITLE, i.ZADDED, o.Z_PK, k.Z_ENT FROM ZITEM i JOIN ZORDER o ON i.ZORDER = o.Z_PK
            JOIN Z_PRIMARYKEY k ON k.Z_NAME = 'Item' AND k.Z_ENT = i.Z_ENT AND k.Z_MAX = i.Z_PK
            """
        #expect(sqlite3_prepare_v2(database, statement, -1, &rows, nil) == SQLITE_OK)
        defer { sqlite3_finalize(rows) }
        #expect(sqlite3_step(rows) == SQLITE_ROW)
        #expect(String(cString: sqlite3_column_text(rows, 0)) == "Tea" && sqlite3_column_double(rows, 1) == 10)
    }

    @Test func `reads and saves a file of a phone, with its log, and gains columns`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var database: OpaquePointer?
        #expect(sqlite3_open(file.path, &database) == SQLITE_OK)
        let statements = """
            PRAGMA journal_mode = WAL;
            CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
            CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
            CREATE TABLE ZITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCOUNT INTEGER, ZTITLE VARCHAR);
            INSERT INTO Z_PRIMARYKEY VALUES (3, 'Item', 0, 41);
            INSERT INTO ZITEM VALUES (41, 3, 1, 9, 'Tea');
            """
        #expect(sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK)
        sqlite3_close(database)
        let context = try Shop.container(at: file).viewContext
        let item = try #require(try context.fetch(Item.fetchRequest()).first)
        #expect(item.title == "Tea" && item.count == 9 && item.price == 0)
        item.price = 3
        Item(context: context).title = "Coffee"
        try context.save()
        let keys = try Shop.container(at: file).viewContext.fetch(Item.fetchRequest()).map {
            $0.objectID.uriRepresentation().lastPathComponent
        }
        #expect(keys.sorted() == ["p41", "p42"])
    }

    @Test func `moves into a group beside what is there`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try Shop.container(at: file)
        let order = Order(context: app.viewContext)
        let item = Item(context: app.viewContext)
        item.title = "Tea"
        order.addToLines(item)
        try app.viewContext.save()
        let shared = folder.appendingPathComponent("Shared.sqlite")
        for _ in 1...2 {
            let container = try Shop.container(at: file)
            let store = try #require(container.persistentStoreCoordinator.persistentStore(for: file))
            try container.persistentStoreCoordinator.migratePersistentStore(store, to: shared, type: .sqlite)
            #expect(container.persistentStoreCoordinator.persistentStores.map(\.url) == [shared])
        }
        let moved = try Shop.container(at: shared)
        let orders = try moved.viewContext.fetch(NSFetchRequest<Order>(entityName: "Order"))
        #expect(orders.map(\.titles) == [["Tea"], ["Tea"]])
        #expect(try Shop.container(at: file).viewContext.count(for: Item.fetchRequest()) == 1)
    }

    @Test func `keeps an object that others need`() throws {
        let container = try Shop.container(at: nil)
        let context = container.viewContext
        let (tag, item) = (Tag(context: context), Item(context: context))
        item.title = "Tea"
        tag.addToItems(NSSet(array: [item]))
        try context.save()
        context.delete(tag)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.localizedDescription == "an object of Tag is not deleted while 'items' has others")
        context.delete(item)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 0)
    }

    @Test func `is read without the right to write, so that no reader wakes itself`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try Shop.container(at: file)
        Item(context: app.viewContext).title = "Tea"
        try app.viewContext.save()
        let directories = try DirectoryWatch()
        _ = try directories.add(folder.path, [.closeWrite, .create, .delete, .movedTo])
        let widget = try Shop.container(at: file)
        #expect(try widget.viewContext.fetch(Item.fetchRequest()).map(\.tags) == [[]])
        let ofReading = directories.events()
        #expect(ofReading.isEmpty)
        Item(context: app.viewContext).title = "Coffee"
        try app.viewContext.save()
        let ofSaving = directories.events()
        #expect(ofSaving.contains { $0.name == "Shop.sqlite" && $0.kinds.contains(.closeWrite) })
    }

    @Test func `for reading alone is never written`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: NSError.self) { try Shop.container(at: file, isReadOnly: true) }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        let app = try Shop.container(at: file)
        Item(context: app.viewContext).title = "Tea"
        try app.viewContext.save()
        let saved = try Data(contentsOf: file)
        let widget = try Shop.container(at: file, isReadOnly: true)
        let item = try #require(try widget.viewContext.fetch(Item.fetchRequest()).first)
        item.title = "Coffee"
        #expect(throws: NSError.self) { try widget.viewContext.save() }
        #expect(try Data(contentsOf: file) == saved)
    }

    @Test func `deletes a batch, and saves nothing else`() throws {
        let container = try Shop.container(at: nil)
        let context = container.viewContext
        Item(context: context).title = "Tea"
        try context.save()
        Item(context: context).title = "Coffee"
        try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Item")))
        #expect(try container.newBackgroundContext().count(for: Item.fetchRequest()) == 0)
        #expect(try context.fetch(Item.fetchRequest()).map(\.title) == ["Coffee"])
    }

    @Test func `says why it cannot be used`() throws {
        let directory = FileManager.default.temporaryDirectory
        #expect(throws: NSError.self) { try Shop.container(at: directory) }
        let container = NSPersistentContainer(name: "Nowhere")
        var fault: (any Error)?
        container.loadPersistentStores { fault = $1 }
        #expect(fault?.localizedDescription == "there is no data model 'Nowhere' in the program's bundle")
        #expect(throws: NSError.self) { try container.viewContext.fetch(NSFetchRequest<Item>(entityName: "Item")) }
        let context = try Shop.container(at: nil).viewContext
        _ = Item(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.localizedDescription == "'title' of Item is a required value")
        context.rollback()
        #expect(!context.hasChanges)
    }

    @Test func `is not damaged by a file of another kind`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let rubbish = Data(repeating: 7, count: 5_000)
        try rubbish.write(to: file)
        #expect(throws: NSError.self) { try Shop.container(at: file) }
        #expect(try Data(contentsOf: file) == rubbish)
    }
}
