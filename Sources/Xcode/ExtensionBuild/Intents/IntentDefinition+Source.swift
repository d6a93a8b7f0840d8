import XcodeFiles

/// The declarations that Xcode generates for a definition, as subclasses of the module Intents' own classes. Where
/// Objective-C would look up properties and optional methods by name, each class provides:
///
/// - `INIntent.parameterDescriptions`, and `INIntent.value(of:)` and `setValue(_:of:)`, which store the values by name;
/// - `INIntent.options(of:matching:from:)` and `INIntent.defaultValue(of:from:)`, which call a handler;
/// - `INObject.value(of:)` and `setValue(_:of:)`, which store an object's own properties;
/// - `INEnumeration`, which enumerations conform to, with the names of their cases.
extension IntentDefinition {
    /// All declarations, if the target uses an intent, a type or an enumeration of the definition.
    func declarations(for words: TargetWords) -> [SwiftText] {
        let intentNames = intents.flatMap { [$0.className, $0.className + "Handling", $0.className + "Response"] }
        let names = intentNames + types.map(\.className) + enums.map(\.typeName)
        guard names.contains(where: { words.named.contains($0.text) }) else { return [] }
        func isFree(_ name: SwiftName) -> Bool { !words.types.contains(name.text) }
        var parts = enums.filter { isFree($0.typeName) }.map(source)
        parts += types.filter { isFree($0.className) }.map(source)
        for intent in intents where isFree(intent.className) {
            parts += [source(of: intent), response(of: intent), handling(of: intent)]
        }
        return parts + resolutions(for: words)
    }

    private func source(of enumeration: Enumeration) -> SwiftText {
        let cases = enumeration.cases.map { "    case \($0.name) = \($0.index)" as SwiftText }
        let words = enumeration.cases.map { "\($0.index): \(literal: $0.displayName)" as SwiftText }
        return """
            public enum \(enumeration.typeName): Int, CaseIterable, INEnumeration, Sendable {
            \(cases.joined(separator: "\n"))

                public static let displayNames: [Int: String] = [\(words.joined(separator: ", "))]
            }

            """
    }

    private func source(of type: ObjectType) -> SwiftText {
        let known = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
        let own = type.properties.filter { !$0.isDefault && !known.contains($0.name.text) }
        return """
            open class \(type.className): INObject, @unchecked Sendable {
            \(own.map { stored($0.name, self.type(of: $0)) }.joined(separator: "\n"))
            }

            """
    }

    private func source(of intent: Intent) -> SwiftText {
        let values = intent.parameters.map { stored($0.name, type(of: $0)) }
        let descriptions = intent.parameters.map { "            \(description(of: $0))," as SwiftText }
        return """
            open class \(intent.className): INIntent, @unchecked Sendable {
            \(values.joined(separator: "\n"))
                open override class var parameterDescriptions: [INParameterDescription] {
                    [
            \(descriptions.joined(separator: "\n"))
                    ]
                }

            \(asking(intent))
            }

            """
    }

    private func description(of parameter: Parameter) -> SwiftText {
        var words: [SwiftText] = [
            "name: \(literal: parameter.name.text)", "title: \(literal: parameter.displayName)",
            "kind: \(kind(of: parameter))", "isArray: \(parameter.isArray)",
            "providesOptions: \(parameter.hasOptions)",
        ]
        if let value = parameter.standard { words.append("defaultValue: \(literal: value)") }
        return "INParameterDescription(\(words.joined(separator: ", ")))"
    }

    private func stored(_ name: SwiftName, _ type: IntentType) -> SwiftText {
        let standard: SwiftText = type.isOptional ? "" : " ?? \(type.source)(rawValue: 0)!"
        return """
                public var \(name): \(type.source) {
                    get { value(of: \(literal: name.text)) as? \(type.unwrapped)\(standard) }
                    set { setValue(newValue, of: \(literal: name.text)) }
                }

            """
    }

    private func response(of intent: Intent) -> SwiftText {
        let (name, code) = (intent.className + "Response", intent.className + "ResponseCode")
        return """
            public enum \(code): Int, Sendable {
                case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
            }

            open class \(name): INIntentResponse, @unchecked Sendable {
                public private(set) var code = \(code).unspecified

                public convenience init(code: \(code), userActivity: Any?) {
                    self.init()
                    self.code = code
                }
            }

            """
    }

    /// The resolution results that a target uses.
    private func resolutions(for words: TargetWords) -> [SwiftText] {
        let objects = types.map { (name: $0.className, parent: "INObjectResolutionResult" as SwiftName) }
        let values = enums.map { (name: $0.typeName, parent: "INEnumResolutionResult" as SwiftName) }
        return (objects + values).filter { words.need(($0.name + "ResolutionResult").text) }.map {
            "open class \($0.name + "ResolutionResult"): \($0.parent)<\($0.name)>, @unchecked Sendable {}\n"
        }
    }
}
