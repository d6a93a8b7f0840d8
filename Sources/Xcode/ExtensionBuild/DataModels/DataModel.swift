import Foundation
import XcodeFiles

/// A data model of Xcode: the entities of a Core Data store.
struct DataModel {
    let name: String
    let entities: [Entity]

    struct Entity {
        let name: String
        /// Nil for objects without a class of their own.
        let className: SwiftName?
        let parent: String?
        let isAbstract: Bool
        /// Whether Xcode generates the class, or its properties only.
        let generation: Generation
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []

        enum Generation { case nothing, properties, all }
    }

    struct Attribute {
        let name: SwiftName
        let type: String
        let isOptional: Bool
        let isTransient: Bool
        let isScalar: Bool
        let isExternal: Bool
        let standard: String?
        /// The class of a transformable attribute.
        let className: String?
    }

    struct Relationship {
        let name: SwiftName
        let destination: String
        let inverse: String?
        let isToMany: Bool
        let isOrdered: Bool
        let isOptional: Bool
        let deletion: String
    }

    static func isOne(_ file: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(file.pathExtension) }

    /// Reads a model, or the current one of a model with versions.
    init(at folder: URL) throws {
        name = folder.deletingPathExtension().lastPathComponent
        let file = try DataModel.current(of: folder).appendingPathComponent("contents")
        guard let tags = XMLTags(try XcodeFile.text(file.path))?.tags, tags[0].name == "model" else {
            throw Unreadable(file.path, "it is not a data model")
        }
        var reader = Reader()
        tags.forEach { reader.read($0.name, $0.attributes) }
        if let name = reader.fault {
            throw Unreadable(file.path, "'\(name)' cannot be a name in Swift; rename it in Xcode")
        }
        entities = reader.entities
    }

    private static func current(of folder: URL) throws -> URL {
        guard folder.pathExtension == "xcdatamodeld" else { return folder }
        let file = folder.appendingPathComponent(".xccurrentversion")
        if let list = try? XcodeFile.propertyList(file.path), let name = list["_XCCurrentVersionName"]?.text,
            !name.contains("/")
        {
            return folder.appendingPathComponent(name)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard let version = files.filter({ $0.hasSuffix(".xcdatamodel") }).min() else {
            throw Unreadable(folder.path, "it has no data model in it")
        }
        return folder.appendingPathComponent(version)
    }

    private struct Reader {
        var entities: [Entity] = []
        /// A name that cannot be one in Swift.
        var fault: String?

        mutating func read(_ element: String, _ facts: [String: String]) {
            func name(_ text: String?) -> SwiftName? {
                if let name = text.flatMap({ SwiftName($0) }) { return name }
                fault = fault ?? text ?? ""
                return nil
            }
            func has(_ fact: String) -> Bool { facts[fact] == "YES" }
            switch element {
            case "entity":
                let type = facts["representedClassName"].map { $0.split(separator: ".").last.map(String.init) ?? $0 }
                let isOwn = type != nil && type != "NSManagedObject"
                let generations: [String: Entity.Generation] = ["class": .all, "category": .properties]
                entities.append(
                    Entity(
                        name: facts["name"] ?? "", className: isOwn ? name(type) : nil, parent: facts["parentEntity"],
                        isAbstract: has("isAbstract"),
                        generation: generations[facts["codeGenerationType"] ?? ""] ?? .nothing))
            case "attribute":
                guard !entities.isEmpty, let name = name(facts["name"]) else { return }
                entities[entities.count - 1].attributes.append(
                    Attribute(
                        name: name, type: facts["attributeType"] ?? "", isOptional: has("optional"),
                        isTransient: has("transient"), isScalar: has("usesScalarValueType"),
                        isExternal: has("allowsExternalBinaryDataStorage"),
                        standard: facts["defaultDateTimeInterval"] ?? facts["defaultValueString"],
                        className: facts["customClassName"]))
            case "relationship":
                guard !entities.isEmpty, let name = name(facts["name"]) else { return }
                entities[entities.count - 1].relationships.append(
                    Relationship(
                        name: name, destination: facts["destinationEntity"] ?? "", inverse: facts["inverseName"],
                        isToMany: has("toMany"), isOrdered: has("ordered"), isOptional: has("optional"),
                        deletion: facts["deletionRule"] ?? ""))
            default: break
            }
        }
    }

    /// The model as CoreData here reads it.
    func file(forModule module: String) throws -> Data {
        let module = String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let list = entities.map { entity -> [String: Any] in
            var facts: [String: Any] = [
                "name": entity.name, "isAbstract": entity.isAbstract,
                "className": entity.className.map { "\(module).\($0.text)" } ?? "NSManagedObject",
                "attributes": entity.attributes.map(\.facts), "relationships": entity.relationships.map(\.facts),
            ]
            facts["parent"] = entity.parent
            return facts
        }
        return try PropertyListSerialization.data(fromPropertyList: ["entities": list], format: .xml, options: 0)
    }
}

extension DataModel.Attribute {
    fileprivate var facts: [String: Any] {
        var facts: [String: Any] = [
            "name": name.text, "type": type, "isOptional": isOptional, "isTransient": isTransient,
            "isExternal": isExternal,
        ]
        facts["standard"] = standard
        return facts
    }
}

extension DataModel.Relationship {
    fileprivate var facts: [String: Any] {
        var facts: [String: Any] = [
            "name": name.text, "destination": destination, "isToMany": isToMany, "isOrdered": isOrdered,
            "isOptional": isOptional, "deletion": deletion,
        ]
        facts["inverse"] = inverse
        return facts
    }
}
