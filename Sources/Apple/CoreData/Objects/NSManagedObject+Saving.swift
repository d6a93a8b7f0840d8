import Foundation

extension NSManagedObject {
    /// Throws if a value is missing that the model asks for.
    func validate() throws {
        for property in entity.properties where !property.isOptional && !property.isTransient {
            let isMissing =
                switch property {
                case let relationship as NSRelationshipDescription: objects(at: relationship).isEmpty
                default: primitiveValue(forKey: property.name) == nil
                }
            guard isMissing, (property as? NSRelationshipDescription)?.isToMany != true else { continue }
            throw NSError.ofStore("'\(property.name)' of \(entity.label) is a required value", code: 1_570)
        }
    }

    /// Throws if objects are left for whose sake the model keeps this one.
    func validateForDeletion() throws {
        for relationship in entity.relationshipsByName.values
        where relationship.deleteRule == .denyDeleteRule && !objects(at: relationship).isEmpty {
            let words = "an object of \(entity.label) is not deleted while '\(relationship.name)' has others"
            throw NSError.ofStore(words, code: 1_600)
        }
    }

    /// Takes the changes for what the store has.
    func settle() {
        for (name, value) in changes {
            if let relationship = entity.relationshipsByName[name] {
                let objects = value as? [NSManagedObject] ?? []
                related[name] = objects
                if !relationship.isToMany { snapshot[name] = objects.first?.objectID.key }
            } else {
                snapshot[name] = value
            }
        }
        changes = [:]
    }
}
