import CoreData
import FoundationGaps

/// A model as programs make it in code, with its classes as the plugin leaves them.
enum Shop {
    static func model() -> NSManagedObjectModel {
        let (item, order, tag) = (entity("Item"), entity("Order"), entity("Tag"))
        let express = entity("Express")
        order.subentities = [express]
        let (lines, owner) = (
            relation("lines", to: item, .cascadeDeleteRule), relation("order", to: order, isOne: true)
        )
        let (tags, items) = (relation("tags", to: tag), relation("items", to: item, .denyDeleteRule))
        lines.isOrdered = true
        (lines.inverseRelationship, owner.inverseRelationship) = (owner, lines)
        (tags.inverseRelationship, items.inverseRelationship) = (items, tags)
        let count = attribute("count", .integer16AttributeType)
        count.defaultValue = 1
        let title = attribute("title", .stringAttributeType)
        title.isOptional = false
        item.properties = [
            title, count, attribute("price", .doubleAttributeType), attribute("isGift", .booleanAttributeType),
            attribute("added", .dateAttributeType), attribute("id", .UUIDAttributeType),
            attribute("link", .URIAttributeType), attribute("picture", .binaryDataAttributeType),
            attribute("dates", .transformableAttributeType), attribute("tax", .decimalAttributeType), owner, tags,
        ]
        order.properties = [attribute("number", .integer64AttributeType), lines]
        express.properties = [attribute("hours", .integer32AttributeType)]
        tag.properties = [attribute("name", .stringAttributeType), items]
        let model = NSManagedObjectModel()
        model.entities = [item, order, express, tag]
        return model
    }

    static func container(at url: URL?, isReadOnly: Bool = false) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Shop", managedObjectModel: model())
        let description = NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
        description.isReadOnly = isReadOnly
        container.persistentStoreDescriptions = [description]
        var fault: (any Error)?
        container.loadPersistentStores { fault = $1 }
        if let fault { throw fault }
        return container
    }

    private static func entity(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = "CoreDataTests.\(name)"
        return entity
    }

    private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        return attribute
    }

    private static func relation(
        _ name: String, to entity: NSEntityDescription, _ rule: NSDeleteRule = .nullifyDeleteRule, isOne: Bool = false
    ) -> NSRelationshipDescription {
        let relation = NSRelationshipDescription()
        relation.name = name
        relation.destinationEntity = entity
        relation.maxCount = isOne ? 1 : 0
        relation.deleteRule = rule
        return relation
    }
}

final class Item: NSManagedObject {
    var title: String? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var count: Int16 {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var price: Double {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var isGift: Bool {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var added: Date? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var id: UUID? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var link: URL? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var picture: Data? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var dates: [Date]? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var tax: NSDecimalNumber? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var order: Order? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var tags: Set<Tag>? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }

    class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }
}

class Order: NSManagedObject {
    var number: Int64 {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var lines: NSOrderedSet? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }

    func addToLines(_ value: Item) { changeManagedValues(by: value) }
    func removeFromLines(_ values: NSOrderedSet) { changeManagedValues(by: values) }

    var titles: [String] { (lines?.array as? [Item])?.compactMap(\.title) ?? [] }
}

final class Express: Order {
    var hours: Int32 {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
}

final class Tag: NSManagedObject {
    var name: String? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }
    var items: NSSet? {
        get { managedValue() }
        set { setManagedValue(newValue) }
    }

    func addToItems(_ values: NSSet) { changeManagedValues(by: values) }
}
