import XcodeFiles

/// The Swift type of an intent's parameter or an object's property.
struct IntentType {
    /// The type of a single value.
    let single: SwiftName
    let isArray: Bool
    let isEnumeration: Bool

    /// Everything except a single enumeration case, which always has a value.
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

    /// Xcode's names for its own types; any other names an object or an enumeration.
    private func single(_ type: String, named name: String) -> SwiftName {
        switch type {
        case "String": "String"
        case "URL": "URL"
        case "Integer", "Boolean", "Decimal", "Long", "Double": "NSNumber"
        case "Date", "DateComponents": "DateComponents"
        case "Placemark": "CLPlacemark"
        default: className(of: name)
        }
    }

    private func className(of name: String) -> SwiftName {
        types.first { $0.name == name }?.className ?? enumeration(named: name)?.typeName ?? "INObject"
    }

    /// In a definition, an enumeration's type is that of its raw values; its name is a separate attribute.
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
        case "Placemark": ".object(INObject.self)"
        default: ".object(\(value(of: className(of: parameter.objectType ?? parameter.type), for: parameter)))"
        }
    }

    /// A metatype. A property of the same name would shadow the type, except where only a type is allowed.
    private func value(of type: SwiftName, for parameter: Parameter) -> SwiftText {
        type == parameter.name ? "Array<\(type)>.Element.self" : "\(type).self"
    }
}
