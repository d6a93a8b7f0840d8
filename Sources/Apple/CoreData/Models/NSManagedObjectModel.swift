import AppGroups
public import Foundation

/// The entities of a program's data.
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
    public var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }

    public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.label, $0) }) { _, last in last }
    }

    public override init() {}

    /// Reads a model that the plugin made of a data model of Xcode.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url),
            let file = try? PropertyListDecoder().decode(ModelFile.self, from: data)
        else { return nil }
        self.init()
        entities = file.descriptions
    }

    /// The models of the bundles, or of the program's, as one.
    public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [ProgramBundle.main]).flatMap { bundle in
            (bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [])
                .compactMap { NSManagedObjectModel(contentsOf: $0 as URL) }
        }
        guard !models.isEmpty else { return nil }
        let model = NSManagedObjectModel()
        model.entities = models.flatMap(\.entities)
        return model
    }

    static func named(_ name: String) -> NSManagedObjectModel? {
        for bundle in [ProgramBundle.main] + Bundle.allBundles {
            let url = bundle.url(forResource: name, withExtension: "momd")
            if let model = url.flatMap(NSManagedObjectModel.init(contentsOf:)) { return model }
        }
        return nil
    }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = String(describing: type)
        return entities.first { $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name }
            ?? entitiesByName[name]
    }
}

/// A data model as the plugin writes it into a bundle.
private struct ModelFile: Decodable {
    var entities: [Entity]

    struct Entity: Decodable {
        var name: String
        var className: String
        var parent: String?
        var isAbstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
    }

    struct Attribute: Decodable {
        var name: String
        var type: String
        var isOptional: Bool
        var isTransient: Bool
        var isExternal: Bool
        var standard: String?
    }

    struct Relationship: Decodable {
        var name: String
        var destination: String
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var isOptional: Bool
        var deletion: String
    }

    var descriptions: [NSEntityDescription] {
        let made = entities.map { ($0, $0.description) }
        let byName = Dictionary(made.map { ($0.0.name, $0.1) }) { _, last in last }
        for (entity, description) in made {
            if let parent = entity.parent.flatMap({ byName[$0] }) { parent.subentities.append(description) }
        }
        for (entity, description) in made {
            for relationship in entity.relationships {
                let found = description.relationshipsByName[relationship.name]
                found?.destinationEntity = byName[relationship.destination]
                found?.inverseRelationship = relationship.inverse.flatMap {
                    found?.destinationEntity?.relationshipsByName[$0]
                }
            }
        }
        return made.map(\.1)
    }
}

extension ModelFile.Entity {
    fileprivate var description: NSEntityDescription {
        let description = NSEntityDescription()
        description.name = name
        description.managedObjectClassName = className
        description.isAbstract = isAbstract
        description.properties = attributes.map(\.description) + relationships.map(\.description)
        return description
    }
}

extension ModelFile.Attribute {
    fileprivate var description: NSPropertyDescription {
        let description = NSAttributeDescription()
        description.name = name
        description.isOptional = isOptional
        description.isTransient = isTransient
        description.allowsExternalBinaryDataStorage = isExternal
        description.attributeType = ModelFile.Attribute.types[type] ?? .undefinedAttributeType
        description.defaultValue = standard.flatMap { ModelFile.Attribute.value($0, of: description.attributeType) }
        return description
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    private static func value(_ text: String, of type: NSAttributeType) -> Any? {
        switch type {
        case .stringAttributeType: text
        case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}

extension ModelFile.Relationship {
    fileprivate var description: NSPropertyDescription {
        let description = NSRelationshipDescription()
        description.name = name
        description.isOptional = isOptional
        description.maxCount = isToMany ? 0 : 1
        description.isOrdered = isOrdered
        let rules: [String: NSDeleteRule] = [
            "No Action": .noActionDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
        ]
        description.deleteRule = rules[deletion] ?? .nullifyDeleteRule
        return description
    }
}
