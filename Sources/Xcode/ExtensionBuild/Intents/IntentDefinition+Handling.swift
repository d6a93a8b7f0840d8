import XcodeFiles

/// The protocol of an intent's handler. Its methods are optional in Objective-C; here each has a default
/// implementation.
extension IntentDefinition {
    func handling(of intent: Intent) -> SwiftText {
        let name = intent.className
        let (handling, response) = (name + "Handling", name + "Response")
        let parameters = intent.parameters
        let provided = parameters.filter(\.hasOptions)
        let requirements = provided.flatMap { [completing($0, name), throwing($0, name)] }
        let standards = parameters.map { standard($0, name) }
        let defaults = parameters.map { parameter -> SwiftText in
            let value: SwiftText = type(of: parameter).isOptional ? "nil" : ".init(rawValue: 0)!"
            return "    public \(standard(parameter, name)) { \(value) }"
        }
        return """
            public protocol \(handling): NSObjectProtocol {
                func handle(intent: \(name), completion: @escaping (\(response)) -> Void)
            \((requirements + standards).map { "    \($0)" as SwiftText }.joined(separator: "\n"))
            }

            extension \(handling) {
                public func handle(intent: \(name), completion: @escaping (\(response)) -> Void) {
                    completion(\(response)(code: .success, userActivity: nil))
                }

            \((provided.map { providing($0, name) } + defaults).joined(separator: "\n"))
            }

            """
    }

    /// The overrides through which an intent calls its handler, whatever the protocol is named.
    func asking(_ intent: Intent) -> SwiftText {
        let options = intent.parameters.filter(\.hasOptions).map { parameter -> SwiftText in
            let term: SwiftText = parameter.hasSearch ? ", searchTerm: term" : ""
            let call: SwiftText = "handler.\(parameter.provider)(for: self\(term))"
            return "        case \(literal: parameter.name.text): return try await \(call).allItems"
        }
        let values = intent.parameters.map {
            "        case \(literal: $0.name.text): return handler.\($0.standardProvider)(for: self)" as SwiftText
        }
        let rest: [SwiftText] = ["        default:", "            _ = handler", "            return nil"]
        let guarding: SwiftText =
            "guard let handler = handler as? any \(intent.className + "Handling") else { return nil }"
        return """
                open override func options(
                    of parameter: String, matching term: String?, from handler: Any
                ) async throws -> [NSObject]? {
                    \(guarding)
                    switch parameter {
            \((options + rest).joined(separator: "\n"))
                    }
                }

                open override func defaultValue(of parameter: String, from handler: Any) -> Any? {
                    \(guarding)
                    switch parameter {
            \((values + rest).joined(separator: "\n"))
                    }
                }
            """
    }

    private func completing(_ parameter: Parameter, _ intent: SwiftName) -> SwiftText {
        let handler: SwiftText = "completion: @escaping (\(collection(parameter))?, (any Error)?) -> Void"
        return "func \(signature(parameter, intent)), with \(handler))"
    }

    private func throwing(_ parameter: Parameter, _ intent: SwiftName) -> SwiftText {
        "func \(signature(parameter, intent))) async throws -> \(collection(parameter))"
    }

    private func signature(_ parameter: Parameter, _ intent: SwiftName) -> SwiftText {
        let term: SwiftText = parameter.hasSearch ? ", searchTerm: String?" : ""
        return "\(parameter.provider)(for intent: \(intent)\(term)"
    }

    private func standard(_ parameter: Parameter, _ intent: SwiftName) -> SwiftText {
        "func \(parameter.standardProvider)(for intent: \(intent)) -> \(type(of: parameter).source)"
    }

    private func providing(_ parameter: Parameter, _ intent: SwiftName) -> SwiftText {
        let term: SwiftText = parameter.hasSearch ? ", searchTerm: searchTerm" : ""
        return """
                public \(completing(parameter, intent)) {
                    completion(nil, nil)
                }

                public \(throwing(parameter, intent)) {
                    try await withCheckedThrowingContinuation { continuation in
                        \(parameter.provider)(for: intent\(term)) { options, error in
                            if let error { return continuation.resume(throwing: error) }
                            continuation.resume(returning: options ?? INObjectCollection(items: []))
                        }
                    }
                }

            """
    }

    private func collection(_ parameter: Parameter) -> SwiftText {
        let single = type(of: parameter).single
        let bridged: [SwiftName: SwiftName] = ["String": "NSString", "URL": "NSURL"]
        return "INObjectCollection<\(bridged[single] ?? single)>"
    }
}

extension IntentDefinition.Parameter {
    /// The base name of the handler's methods that provide its choices and its default value.
    fileprivate var provider: SwiftName { name.capitalised(after: "provide", before: "OptionsCollection") }
    fileprivate var standardProvider: SwiftName { name.capitalised(after: "default") }
}
