import XcodeFiles

/// The classes that Xcode generates for the entities of a data model.
extension DataModel {
    func declarations(for words: TargetWords) -> [SwiftText] {
        entities.flatMap { entity -> [SwiftText] in
            guard let name = entity.className, entity.generation != .nothing else { return [] }
            let isDeclared = words.types.contains(name.text)
            let ownClass = entity.generation == .all && !isDeclared ? [declaration(of: entity, named: name)] : []
            // As Xcode has it, for entities that have no such parent.
            let isRoot = self.entity(entity.parent)?.className == nil
            let identity: [SwiftText] = isRoot ? ["extension \(name): Identifiable {}\n"] : []
            return ownClass + [properties(of: entity, named: name)] + identity
        }
    }

    private func declaration(of entity: Entity, named name: SwiftName) -> SwiftText {
        let parent = self.entity(entity.parent)?.className ?? "NSManagedObject"
        return "public class \(name): \(parent) {}\n"
    }

    private func properties(of entity: Entity, named name: SwiftName) -> SwiftText {
        let attributes = entity.attributes.map { property($0.name, of: type(of: $0)) }
        let relationships = entity.relationships.flatMap { relationship -> [SwiftText] in
            [property(relationship.name, of: type(of: relationship))] + changes(of: relationship)
        }
        return """
            extension \(name) {
                public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: \(literal: entity.name))
                }

            \((attributes + relationships).joined(separator: "\n"))
            }

            """
    }

    private func property(_ name: SwiftName, of type: SwiftText) -> SwiftText {
        "    public var \(name): \(type) { get { managedValue() } set { setManagedValue(newValue) } }"
    }

    private func changes(of relationship: Relationship) -> [SwiftText] {
        guard relationship.isToMany else { return [] }
        let one = self.entity(relationship.destination)?.className ?? "NSManagedObject"
        let many: SwiftText = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        return [relationship.name.capitalised(after: "addTo"), relationship.name.capitalised(after: "removeFrom")]
            .flatMap {
                [
                    "    public func \($0)(_ value: \(one)) { changeManagedValues(by: value) }",
                    "    public func \($0)(_ values: \(many)) { changeManagedValues(by: values) }",
                ] as [SwiftText]
            }
    }

    private func type(of attribute: Attribute) -> SwiftText {
        switch attribute.type {
        case "Integer 16" where attribute.isScalar: "Int16"
        case "Integer 32" where attribute.isScalar: "Int32"
        case "Integer 64" where attribute.isScalar: "Int64"
        case "Double" where attribute.isScalar: "Double"
        case "Float" where attribute.isScalar: "Float"
        case "Boolean" where attribute.isScalar: "Bool"
        case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": "NSNumber?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "Binary": "Data?"
        default: attribute.className.flatMap(DataModel.checkedType).map { "\($0)?" } ?? "NSObject?"
        }
    }

    private func type(of relationship: Relationship) -> SwiftText {
        if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
        return "\(self.entity(relationship.destination)?.className ?? "NSManagedObject")?"
    }

    private func entity(_ name: String?) -> Entity? { entities.first { $0.name == name } }

    /// A type such as `[Date]` or `UIColor`, with nothing in it that could be more than a type.
    private static func checkedType(_ text: String) -> SwiftText? {
        let isType = text.allSatisfy { $0.isLetter || $0.isNumber || "_.[]:<>?, ".contains($0) }
        return isType && !text.isEmpty ? SwiftText(trusting: text) : nil
    }
}
