import Foundation

/// An .intentdefinition file: the intents, object types and enumerations that Xcode makes classes of.
struct IntentDefinition: Decodable {
    var intents: [Intent]
    var types: [ObjectType]?
    var enums: [Enumeration]?

    init(at file: URL) throws {
        guard let definition = try? PropertyListDecoder().decode(IntentDefinition.self, from: Data(contentsOf: file))
        else { throw Unreadable(file: file) }
        self = definition
    }

    struct Intent: Decodable {
        var name: String
        var title: String?
        var prefix: String?
        var parameters: [Parameter]?

        var className: String { "\(prefix ?? "")\(name)Intent" }

        enum CodingKeys: String, CodingKey {
            case name = "INIntentName", title = "INIntentTitle", prefix = "INIntentClassPrefix"
            case parameters = "INIntentParameters"
        }
    }

    struct Parameter: Decodable {
        var name: String
        var displayName: String?
        var type: String
        var objectType: String?
        var enumType: String?
        var isArray: Bool?
        var hasOptions: Bool?
        var hasSearch: Bool?
        var metadata: Metadata?

        enum CodingKeys: String, CodingKey {
            case name = "INIntentParameterName", displayName = "INIntentParameterDisplayName"
            case type = "INIntentParameterType", objectType = "INIntentParameterObjectType"
            case enumType = "INIntentParameterEnumType", isArray = "INIntentParameterSupportsMultipleValues"
            case hasOptions = "INIntentParameterSupportsDynamicEnumeration"
            case hasSearch = "INIntentParameterSupportsSearch", metadata = "INIntentParameterMetadata"
        }
    }

    /// What the editor keeps of a parameter, of which its default value matters.
    struct Metadata: Decodable {
        var value: String?

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            value =
                CodingKeys.allCases.lazy.compactMap { key in
                    if let text = try? values.decode(String.self, forKey: key) { return text }
                    if let flag = try? values.decode(Bool.self, forKey: key) { return String(flag) }
                    return (try? values.decode(Double.self, forKey: key)).map { String($0) }
                }.first
        }

        enum CodingKeys: String, CodingKey, CaseIterable {
            case value = "INIntentParameterMetadataDefaultValue"
        }
    }

    struct ObjectType: Decodable {
        var name: String
        var prefix: String?
        var properties: [Property]?

        var className: String { "\(prefix ?? "")\(name)" }

        enum CodingKeys: String, CodingKey {
            case name = "INTypeName", prefix = "INTypeClassPrefix", properties = "INTypeProperties"
        }
    }

    struct Property: Decodable {
        var name: String
        var type: String?
        var objectType: String?
        var isArray: Bool?
        var isDefault: Bool?

        enum CodingKeys: String, CodingKey {
            case name = "INTypePropertyName", type = "INTypePropertyType", objectType = "INTypePropertyObjectType"
            case isArray = "INTypePropertySupportsMultipleValues", isDefault = "INTypePropertyDefault"
        }
    }

    struct Enumeration: Decodable {
        var name: String
        var prefix: String?
        var values: [Value]?

        var typeName: String { "\(prefix ?? "")\(name)" }

        struct Value: Decodable {
            var name: String
            var displayName: String?
            var index: Int?

            enum CodingKeys: String, CodingKey {
                case name = "INEnumValueName", displayName = "INEnumValueDisplayName", index = "INEnumValueIndex"
            }
        }

        enum CodingKeys: String, CodingKey {
            case name = "INEnumName", prefix = "INEnumClassPrefix", values = "INEnumValues"
        }
    }

    enum CodingKeys: String, CodingKey {
        case intents = "INIntents", types = "INTypes", enums = "INEnums"
    }
}
