/// The declarations that Xcode writes for a definition, as subclasses of what the module Intents declares. Where Objective-C
/// would find properties and optional methods by name, each class tells them:
///
/// - `INIntent.parameterDescriptions`, and `INIntent.value(of:)` and `setValue(_:of:)`, which keep the values by name;
/// - `INIntent.options(of:matching:from:)` and `INIntent.defaultValue(of:from:)`, which ask a handler;
/// - `INObject.value(of:)` and `setValue(_:of:)`, which keep an object's own properties;
/// - `INEnumeration`, which enumerations conform to, with the words for their cases.
extension IntentDefinition {
    /// All of them, if the target names an intent, a type or an enumeration of the definition.
    func declarations(for words: TargetWords) -> [String] {
        let types = types ?? []
        let enums = enums ?? []
        let intentNames = intents.flatMap { ["", "Handling", "Response"].map($0.name(with:)) }
        let names: [String] = intentNames + types.map(\.className) + enums.map(\.typeName)
        guard names.contains(where: words.named.contains) else { return [] }
        var parts: [String] = enums.filter { !words.types.contains($0.typeName) }.map(source)
        parts += types.filter { !words.types.contains($0.className) }.map(source)
        for intent in intents where !words.types.contains(intent.className) {
            parts += [source(of: intent), response(of: intent), handling(of: intent)]
        }
        return parts + resolutions(for: words)
    }

    private func source(of enumeration: Enumeration) -> String {
        let values = (enumeration.values ?? []).enumerated().map { (index: $1.index ?? $0, value: $1) }
        let cases = values.map { "    case \(SymbolName.quoted($0.value.name)) = \($0.index)" }
        let words = values.map { "\($0.index): \(($0.value.displayName ?? $0.value.name).debugDescription)" }
        return """
            public enum \(enumeration.typeName): Int, CaseIterable, INEnumeration, Sendable {
            \(cases.joined(separator: "\n"))

                public static let displayNames: [Int: String] = [\(words.joined(separator: ", "))]
            }

            """
    }

    private func source(of type: ObjectType) -> String {
        let known = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
        let own = (type.properties ?? []).filter { $0.isDefault != true && !known.contains($0.name) }
        return """
            open class \(type.className): INObject, @unchecked Sendable {
            \(own.map { stored($0.name, swiftType(of: $0)) }.joined(separator: "\n"))
            }

            """
    }

    private func source(of intent: Intent) -> String {
        let parameters = intent.parameters ?? []
        let values = parameters.map { stored($0.name, swiftType(of: $0)) }
        let descriptions = parameters.map { "            \(description(of: $0))," }
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

    private func description(of parameter: Parameter) -> String {
        let title = (parameter.displayName ?? parameter.name).debugDescription
        var words = ["name: \"\(parameter.name)\"", "title: \(title)", "kind: \(kind(of: parameter))"]
        words.append("isArray: \(parameter.isArray ?? false)")
        words.append("providesOptions: \(parameter.hasOptions ?? false)")
        if let value = parameter.metadata?.value { words.append("defaultValue: \(value.debugDescription)") }
        return "INParameterDescription(\(words.joined(separator: ", ")))"
    }

    private func stored(_ name: String, _ type: String) -> String {
        let value =
            type.hasSuffix("?")
            ? "value(of: \"\(name)\") as? \(type.dropLast())"
            : "value(of: \"\(name)\") as? \(type) ?? \(type)(rawValue: 0)!"
        return """
                public var \(SymbolName.quoted(name)): \(type) {
                    get { \(value) }
                    set { setValue(newValue, of: "\(name)") }
                }

            """
    }

    private func response(of intent: Intent) -> String {
        let name = intent.className
        return """
            public enum \(name)ResponseCode: Int, Sendable {
                case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
            }

            open class \(name)Response: INIntentResponse, @unchecked Sendable {
                public private(set) var code = \(name)ResponseCode.unspecified

                public convenience init(code: \(name)ResponseCode, userActivity: Any?) {
                    self.init()
                    self.code = code
                }
            }

            """
    }

    /// The results of resolving that a target names.
    private func resolutions(for words: TargetWords) -> [String] {
        let objects = (types ?? []).map { (name: $0.className, parent: "INObjectResolutionResult") }
        let values = (enums ?? []).map { (name: $0.typeName, parent: "INEnumResolutionResult") }
        return (objects + values).filter { words.need("\($0.name)ResolutionResult") }.map {
            "open class \($0.name)ResolutionResult: \($0.parent)<\($0.name)>, @unchecked Sendable {}\n"
        }
    }
}
