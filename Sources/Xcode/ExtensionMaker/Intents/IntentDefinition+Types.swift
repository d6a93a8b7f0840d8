import XcodeFiles

/// How the parameters of intents, and the properties of objects, are typed.
struct IntentType {
    /// The type of one value.
    let single: SwiftName
    let isArray: Bool
    let isEnumeration: Bool

    /// Only a single case of an enumeration always has a value.
    var isOptional: Bool { isArray || !isEnumeration }
    var unwrapped: SwiftText { isArray ? "[\(single)]" : "\(single)" }
    var source: SwiftText { isOptional ? "\(unwrapped)?" : unwrapped }
}

extension IntentDefinition {
    func type(of parameter: Parameter) -> IntentType {
        type(parameter.type, named: parameter.enumType ?? parameter.objectType, isArray: parameter.isArray)
    }

    func type(of property: Property) -> IntentType {
        type(property.type, named: property.objectType, isArray: property.isArray)
    }

    private func type(_ type: String, named name: String?, isArray: Bool) -> IntentType {
        let enumeration = enumeration(named: name ?? type)?.typeName
        return IntentType(
            single: enumeration ?? single(type, named: name ?? type), isArray: isArray,
            isEnumeration: enumeration != nil)
    }

    /// Xcode's own words for its types; any other is an object's or an enumeration's name.
    private func single(_ type: String, named name: String) -> SwiftName {
        switch type {
        case "String": "String"
        case "URL": "URL"
        case "Integer", "Boolean", "Decimal", "Long", "Double": "NSNumber"
        case "Date", "DateComponents": "DateComponents"
        default: className(of: name)
        }
    }

    private func className(of name: String) -> SwiftName {
        types.first { $0.name == name }?.className ?? enumeration(named: name)?.typeName ?? "INObject"
    }

    /// An enumeration has no parameter type of its own in a definition: its name stands beside that of its numbers.
    private func enumeration(named name: String) -> Enumeration? { enums.first { $0.name == name } }

    /// The value of `INParameterDescription.Kind` for a parameter.
    func kind(of parameter: Parameter) -> SwiftText {
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
    private func value(of type: SwiftName, for parameter: Parameter) -> SwiftText {
        type == parameter.name ? "Array<\(type)>.Element.self" : "\(type).self"
    }
}
