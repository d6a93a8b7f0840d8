/// The protocol of an intent's handler, whose methods are optional in Objective-C: here each has a default.
extension IntentDefinition {
    func handling(of intent: Intent) -> String {
        let name = intent.className
        let parameters = intent.parameters ?? []
        let provided = parameters.filter { $0.hasOptions == true }
        let requirements = provided.flatMap { [completing($0, name), throwing($0, name)] }
        let standards = parameters.map { standard($0, name) }
        let defaults = parameters.map { parameter in
            let value = swiftType(of: parameter).hasSuffix("?") ? "nil" : ".init(rawValue: 0)!"
            return "    public \(standard(parameter, name)) { \(value) }"
        }
        return """
            public protocol \(name)Handling: NSObjectProtocol {
                func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)
            \((requirements + standards).map { "    " + $0 }.joined(separator: "\n"))
            }

            extension \(name)Handling {
                public func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void) {
                    completion(\(name)Response(code: .success, userActivity: nil))
                }

            \((provided.map { providing($0, name) } + defaults).joined(separator: "\n"))
            }

            """
    }

    /// The overrides by which an intent asks its handler, whatever the protocol's name is.
    func asking(_ intent: Intent) -> String {
        let parameters = intent.parameters ?? []
        let options = parameters.filter { $0.hasOptions == true }.map { parameter in
            let term = parameter.hasSearch == true ? ", searchTerm: term" : ""
            let call = "handler.provide\(parameter.title)OptionsCollection(for: self\(term))"
            return "        case \"\(parameter.name)\": return try await \(call).allItems"
        }
        let values = parameters.map {
            "        case \"\($0.name)\": return handler.default\($0.title)(for: self)"
        }
        let guarding = "guard let handler = handler as? any \(intent.className)Handling else { return nil }"
        return """
                open override func options(
                    of parameter: String, matching term: String?, from handler: Any
                ) async throws -> [NSObject]? {
                    \(guarding)
                    switch parameter {
            \((options + ["        default:", "            _ = handler", "            return nil"]).joined(separator: "\n"))
                    }
                }

                open override func defaultValue(of parameter: String, from handler: Any) -> Any? {
                    \(guarding)
                    switch parameter {
            \((values + ["        default:", "            _ = handler", "            return nil"]).joined(separator: "\n"))
                    }
                }
            """
    }

    private func completing(_ parameter: Parameter, _ intent: String) -> String {
        let handler = "completion: @escaping (\(collection(parameter))?, (any Error)?) -> Void"
        return "func \(signature(parameter, intent)), with \(handler))"
    }

    private func throwing(_ parameter: Parameter, _ intent: String) -> String {
        "func \(signature(parameter, intent))) async throws -> \(collection(parameter))"
    }

    private func signature(_ parameter: Parameter, _ intent: String) -> String {
        let term = parameter.hasSearch == true ? ", searchTerm: String?" : ""
        return "provide\(parameter.title)OptionsCollection(for intent: \(intent)\(term)"
    }

    private func standard(_ parameter: Parameter, _ intent: String) -> String {
        "func default\(parameter.title)(for intent: \(intent)) -> \(swiftType(of: parameter))"
    }

    private func providing(_ parameter: Parameter, _ intent: String) -> String {
        let term = parameter.hasSearch == true ? ", searchTerm: searchTerm" : ""
        return """
                public \(completing(parameter, intent)) {
                    completion(nil, nil)
                }

                public \(throwing(parameter, intent)) {
                    try await withCheckedThrowingContinuation { continuation in
                        provide\(parameter.title)OptionsCollection(for: intent\(term)) { options, error in
                            if let error { return continuation.resume(throwing: error) }
                            continuation.resume(returning: options ?? INObjectCollection(items: []))
                        }
                    }
                }

            """
    }

    private func collection(_ parameter: Parameter) -> String {
        let type = swiftType(of: parameter).filter { !"[]?".contains($0) }
        return "INObjectCollection<\(["String": "NSString", "URL": "NSURL"][type] ?? type)>"
    }
}

extension IntentDefinition.Intent {
    /// The name of what belongs to it.
    func name(with suffix: String) -> String { className + suffix }
}

extension IntentDefinition.Parameter {
    /// Its name within the names of methods.
    fileprivate var title: String { name.prefix(1).uppercased() + name.dropFirst() }
}
