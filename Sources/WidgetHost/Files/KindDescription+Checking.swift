import FoundationEssentials
public import WidgetArchive

extension KindDescription {
    /// The family of a name, or else the first that it is offered as.
    public func family(_ name: String?) throws -> Family {
        let offered = families.map(\.rawValue)
        guard let name else {
            guard let first = families.first else { throw HostError.noSuchFamily("any", kind: kind, offered: []) }
            return first
        }
        guard let family = families.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            throw HostError.noSuchFamily(name, kind: kind, offered: offered)
        }
        return family
    }

    func parameter(_ name: String) throws -> ParameterDescription {
        guard let found = parameters.first(where: { $0.name == name }) else {
            let offered = parameters.map(\.name)
            throw HostError.noSuchParameter(name, kind: kind, offered: offered, similar: name.closest(among: offered))
        }
        return found
    }

    func checked(_ values: [String: Parameter]) throws -> [String: Parameter] {
        try values.reduce(into: [:]) { checked, member in
            checked[member.key] = try parameter(member.key).checked(member.value)
        }
    }

    /// Values as a person types them, such as `["character": "3"]`.
    public func parameters(fromWords words: [String: String]) throws -> [String: Parameter] {
        try words.reduce(into: [:]) { values, member in
            values[member.key] = try parameter(member.key).value(fromWords: member.value)
        }
    }
}

extension ParameterDescription {
    /// Whether a widget cannot be placed without it. The program finds a value for what it can be asked for.
    var isRequired: Bool { !isOptional && standard == nil && cases.isEmpty && !hasChoices }

    /// The value in the form that the parameter has.
    func checked(_ value: Parameter) throws -> Parameter {
        let isFit =
            switch (type, value) {
            case (.boolean, .boolean), (.integer, .integer), (.real, .real), (.list, .list): true
            case (.text, .text), (.url, .text): true
            case (.date, .text(let text)): (try? Date.ISO8601FormatStyle().parse(text)) != nil
            case (.choice, _): cases.isEmpty || cases.contains { $0.value == value }
            case (.entity, .text), (.entity, .integer): true
            default: false
            }
        if case (.real, .integer(let number)) = (type, value) { return .real(Double(number)) }
        guard isFit else { throw HostError.badParameter(name, value: "\(value)", expected: expectation) }
        return value
    }

    func value(fromWords words: String) throws -> Parameter {
        if let choice = cases.first(where: { "\($0.value)" == words || $0.title == words }) { return choice.value }
        let value: Parameter? =
            switch type {
            case .boolean: ["true": true, "yes": true, "false": false, "no": false][words].map(Parameter.boolean)
            case .integer: Int(words).map(Parameter.integer)
            case .real: Double(words).map(Parameter.real)
            case .list: .list(words.split(separator: ",").map { .text(String($0)) })
            case .text, .url, .date, .entity, .choice: .text(words)
            }
        guard let value else { throw HostError.badParameter(name, value: words, expected: expectation) }
        return try checked(value)
    }

    private var expectation: String {
        switch type {
        case .boolean: "it is true or false"
        case .integer: "it is a whole number"
        case .real: "it is a number"
        case .text: "it is a text"
        case .date: "it is a date such as 2026-11-20T10:00:00Z"
        case .url: "it is a URL"
        case .entity: "it is the identifier of one of the widget's own things"
        case .choice: "it is one of \(cases.map { "\($0.value)" }.joined(separator: ", "))"
        case .list: "it is a list"
        }
    }
}
