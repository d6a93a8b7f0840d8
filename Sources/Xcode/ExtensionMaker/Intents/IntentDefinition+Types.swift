/// How the parameters of intents, and the properties of objects, are typed.
extension IntentDefinition {
    func swiftType(of parameter: Parameter) -> String {
        swiftType(
            parameter.type, named: parameter.enumType ?? parameter.objectType, isArray: parameter.isArray ?? false)
    }

    func swiftType(of property: Property) -> String {
        swiftType(property.type ?? "String", named: property.objectType, isArray: property.isArray ?? false)
    }

    private func swiftType(_ type: String, named name: String?, isArray: Bool) -> String {
        let enumeration = enumeration(named: name ?? type)?.typeName
        let single = enumeration ?? single(type, named: name ?? type)
        if isArray { return "[\(single)]?" }
        return enumeration ?? "\(single)?"
    }

    /// Xcode's own words for its types; any other is an object's or an enumeration's name.
    private func single(_ type: String, named name: String) -> String {
        switch type {
        case "String", "URL": return type
        case "Integer", "Boolean", "Decimal", "Long", "Double": return "NSNumber"
        case "Date", "DateComponents": return "DateComponents"
        default: return className(of: name)
        }
    }

    private func className(of name: String) -> String {
        types?.first { $0.name == name }?.className ?? enums?.first { $0.name == name }?.typeName ?? "INObject"
    }

    /// An enumeration has no parameter type of its own in a definition: its name stands beside that of its numbers.
    private func enumeration(named name: String) -> Enumeration? { enums?.first { $0.name == name } }

    /// The value of `INParameterDescription.Kind` for a parameter.
    func kind(of parameter: Parameter) -> String {
        if let found = enumeration(named: parameter.enumType ?? parameter.type) {
            return ".enumeration(\(value(of: found.typeName, for: parameter)))"
        }
        return switch parameter.type {
        case "String": ".string"
        case "Integer", "Long": ".integer"
        case "Decimal", "Double": ".decimal"
        case "Boolean": ".boolean"
        case "URL": ".url"
        case "Date", "DateComponents": ".date"
        default: ".object(\(value(of: className(of: parameter.objectType ?? parameter.type), for: parameter)))"
        }
    }

    /// A type as a value. A property of the same name would hide it, except where only a type can stand.
    private func value(of type: String, for parameter: Parameter) -> String {
        type == parameter.name ? "Array<\(type)>.Element.self" : "\(type).self"
    }
}
