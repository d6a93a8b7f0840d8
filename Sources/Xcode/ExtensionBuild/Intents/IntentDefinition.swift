import Foundation
import GroupStore
import XcodeFiles

/// An .intentdefinition file: the intents, object types and enumerations that Xcode generates classes for.
struct IntentDefinition {
    let intents: [Intent]
    let types: [ObjectType]
    let enums: [Enumeration]

    init(at file: URL) throws {
        let list = try XcodeFile.propertyList(file.path)
        guard list["INIntents"] != nil else { throw Unreadable(file.path, "it holds no intents") }
        do {
            intents = try list.parts("INIntents").map(Intent.init)
            types = try list.parts("INTypes").map(ObjectType.init)
            enums = try list.parts("INEnums").map(Enumeration.init)
        } catch let name as NoName {
            throw Unreadable(file.path, name.description)
        }
    }

    /// Whether a file is the strings of a definition in one language, which Xcode names like the definition.
    static func isTable(_ file: URL) -> Bool {
        guard file.pathExtension == "intentdefinition", file.isLocalised,
            let table = try? XcodeFile.table(file.path), case .dictionary = table
        else { return false }
        return table["INIntents"] == nil
    }

    struct Intent {
        let className: SwiftName
        let parameters: [Parameter]

        init(_ list: Value) throws {
            className = try list.name("INIntentName", prefix: "INIntentClassPrefix", suffix: "Intent")
            parameters = try list.parts("INIntentParameters").map(Parameter.init)
        }
    }

    struct Parameter {
        let name: SwiftName
        let displayName: String
        let type: String
        let objectType: String?
        let enumType: String?
        let isArray: Bool
        let hasOptions: Bool
        let hasSearch: Bool
        let standard: String?

        init(_ list: Value) throws {
            name = try list.name("INIntentParameterName")
            displayName = list["INIntentParameterDisplayName"]?.text ?? name.text
            type = list["INIntentParameterType"]?.text ?? "String"
            objectType = list["INIntentParameterObjectType"]?.text
            enumType = list["INIntentParameterEnumType"]?.text
            isArray = list["INIntentParameterSupportsMultipleValues"]?.flag ?? false
            hasOptions = list["INIntentParameterSupportsDynamicEnumeration"]?.flag ?? false
            hasSearch = list["INIntentParameterSupportsSearch"]?.flag ?? false
            standard =
                switch list["INIntentParameterMetadata"]?["INIntentParameterMetadataDefaultValue"] {
                case .string(let text): text
                case .boolean(let flag): String(flag)
                case .integer(let number): String(Double(number))
                case .real(let number): String(number)
                default: nil
                }
        }
    }

    struct ObjectType {
        let name: String
        let className: SwiftName
        let properties: [Property]

        init(_ list: Value) throws {
            name = list["INTypeName"]?.text ?? ""
            className = try list.name("INTypeName", prefix: "INTypeClassPrefix")
            properties = try list.parts("INTypeProperties").map(Property.init)
        }
    }

    struct Property {
        let name: SwiftName
        let type: String
        let objectType: String?
        let isArray: Bool
        let isDefault: Bool

        init(_ list: Value) throws {
            name = try list.name("INTypePropertyName")
            type = list["INTypePropertyType"]?.text ?? "String"
            objectType = list["INTypePropertyObjectType"]?.text
            isArray = list["INTypePropertySupportsMultipleValues"]?.flag ?? false
            isDefault = list["INTypePropertyDefault"]?.flag ?? false
        }
    }

    struct Enumeration {
        let name: String
        let typeName: SwiftName
        let cases: [Case]

        init(_ list: Value) throws {
            name = list["INEnumName"]?.text ?? ""
            typeName = try list.name("INEnumName", prefix: "INEnumClassPrefix")
            cases = try list.parts("INEnumValues").enumerated().map { try Case($1, at: $0) }
        }

        struct Case {
            let name: SwiftName
            let displayName: String
            let index: Int

            init(_ list: Value, at place: Int) throws {
                name = try list.name("INEnumValueName", lowercasingFirst: true)
                displayName = list["INEnumValueDisplayName"]?.text ?? list["INEnumValueName"]?.text ?? ""
                index = list["INEnumValueIndex"]?.integer ?? place
            }
        }
    }
}

/// A name in a definition that is no Swift identifier.
private struct NoName: Error, CustomStringConvertible {
    let key: String
    let name: String
    var description: String {
        "'\(name.map { $0.isNewline ? " " : String($0) }.joined())' (\(key)) cannot be a name in Swift; rename it in Xcode"
    }
}

extension Value {
    fileprivate func parts(_ key: String) -> [Value] { self[key]?.elements ?? [] }

    fileprivate func name(
        _ key: String, prefix: String = "", suffix: String = "", lowercasingFirst: Bool = false
    ) throws -> SwiftName {
        var text = (self[prefix]?.text ?? "") + (self[key]?.text ?? "") + suffix
        if lowercasingFirst { text = text.prefix(1).lowercased() + text.dropFirst() }
        guard self[key] != nil, let name = SwiftName(text) else { throw NoName(key: key, name: text) }
        return name
    }
}
