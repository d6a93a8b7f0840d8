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
}

extension ParameterDescription {
    /// Whether a widget cannot be placed without it. The program finds a value for what it can be asked for.
    var isRequired: Bool { !isOptional && standard == nil && cases.isEmpty && !hasChoices }

    /// The value in the form that the parameter has.
    func checked(_ value: Parameter) throws -> Parameter {
        let isFit =
            switch (type, value) {
            case (.boolean, .boolean): true
            case (.integer, .integer(let number)), (.real, .integer(let number)): isInRange(Double(number))
            case (.real, .real(let number)): isInRange(number)
            case (.list, .list(let values)): cases.isEmpty || values.allSatisfy(cases.map(\.value).contains)
            case (.text, .text), (.url, .text): true
            case (.date, .text(let text)): (try? Date.ISO8601FormatStyle().parse(text)) != nil
            case (.choice, _): cases.isEmpty || cases.contains { $0.value == value }
            case (.entity, .text), (.entity, .integer): true
            default: false
            }
        guard isFit else { throw unfit("\(value)") }
        if case (.real, .integer(let number)) = (type, value) { return .real(Double(number)) }
        return value
    }

    private func isInRange(_ number: Double) -> Bool {
        number >= minimum ?? -.infinity && number <= maximum ?? .infinity
    }

    /// The value that words stand for, as far as that can be told without the program.
    func value(fromWords words: String) throws -> Parameter {
        if type == .list {
            return .list(try words.split(separator: ",").map { word in try element(String(word)) })
        }
        if let choice = try choice(words, among: cases) { return choice.value }
        let value: Parameter? =
            switch type {
            case .boolean: ["true": true, "yes": true, "false": false, "no": false][words].map(Parameter.boolean)
            case .integer: Int(words).map(Parameter.integer)
            case .real: Double(words).map(Parameter.real)
            case .text, .url, .date, .entity, .choice, .list: .text(words)
            }
        guard let value else { throw unfit(words) }
        return try checked(value)
    }

    private func element(_ words: String) throws -> Parameter {
        if cases.isEmpty { return .text(words) }
        guard let choice = try choice(words, among: cases) else { throw unfit(words) }
        return choice.value
    }

    /// The choice that words stand for: they are its value, or else its title, if no other has the same.
    func choice(_ words: String, among choices: [Choice]) throws -> Choice? {
        if let choice = choices.first(where: { "\($0.value)" == words }) { return choice }
        let titled = choices.filter { $0.title == words }
        if Set(titled.map(\.value)).count > 1 {
            throw HostError.ambiguousChoice(words, parameter: name, values: titled.map { "\($0.value)" })
        }
        return titled.first
    }

    /// That words stand for nothing that the parameter may be; `choices` are what it may be, if that is known.
    func unfit(_ words: String, choices: [Choice]? = nil) -> HostError {
        let choices = choices ?? cases
        let candidates = choices.map { "\($0.value)" } + choices.map(\.title)
        return .badParameter(
            name, value: words, expected: choices.isEmpty ? expectation : ParameterDescription.words(for: choices),
            similar: words.closest(among: candidates))
    }

    /// At most so many choices are named.
    private static let mostNamed = 12

    /// The values, with the titles of those that do not say what they are.
    private static func words(for choices: [Choice]) -> String {
        let named = choices.prefix(mostNamed).map { choice in
            let value = "\(choice.value)"
            return choice.title.lowercased().contains(value.lowercased()) ? value : "\(value) (\(choice.title))"
        }
        let rest = choices.count - named.count
        return "it is one of \(named.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
    }

    private var expectation: String {
        switch type {
        case .boolean: "it is true or false"
        case .integer: "it is a whole number\(range)"
        case .real: "it is a number\(range)"
        case .text: "it is a text"
        case .date: "it is a date such as 2026-11-20T10:00:00Z"
        case .url: "it is a URL"
        case .entity: "it is one of the widget's own things"
        case .choice: "it is one of the widget's own cases"
        case .list: "it is a list"
        }
    }

    /// From where to where a number goes, in words.
    public var range: String {
        let minimum = minimum.map { Int(exactly: $0).map(String.init) ?? "\($0)" }
        let maximum = maximum.map { Int(exactly: $0).map(String.init) ?? "\($0)" }
        return switch (minimum, maximum) {
        case (let minimum?, let maximum?): " from \(minimum) to \(maximum)"
        case (let minimum?, nil): " from \(minimum)"
        case (nil, let maximum?): " up to \(maximum)"
        case (nil, nil): ""
        }
    }
}
