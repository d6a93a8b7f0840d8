import FoundationEssentials
package import WidgetArchive

extension KindDescription {
    /// The family with this name, by default the first one offered.
    package func family(_ name: String?) throws -> Family {
        guard let name else {
            guard let first = families.first else { throw WidgetError.noSuchFamily("any", kind: kind, offered: []) }
            return first
        }
        guard let family = families.first(where: { $0.isCalled(name) }) else {
            let offered = families.map { "\($0.shortName) (\($0.rawValue))" }
            throw WidgetError.noSuchFamily(name, kind: kind, offered: offered)
        }
        return family
    }

    package func parameter(_ name: String) throws -> ParameterDescription {
        guard let found = parameters.first(where: { $0.name == name }) else {
            let offered = parameters.map(\.name)
            throw WidgetError.noSuchParameter(name, kind: kind, offered: offered, similar: name.closest(among: offered))
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
    /// Whether a widget cannot be placed without a value for it. If the program offers choices, it finds a value
    /// itself.
    package var isRequired: Bool { !isOptional && standard == nil && cases.isEmpty && !hasChoices }

    /// The value converted to the parameter's type.
    func checked(_ value: Parameter) throws -> Parameter {
        guard let fit = fitting(value, as: type) else { throw unfit("\(value)") }
        return fit
    }

    /// The value converted to a type; nil if it does not fit.
    private func fitting(_ value: Parameter, as kind: Kind) -> Parameter? {
        switch (kind, value) {
        case (.integer, .integer), (.real, .real): isInRange(value) ? value : nil
        case (.real, .integer(let number)): fitting(.real(Double(number)), as: .real)
        case (.list, .list(let values)): fittingElements(values).map(Parameter.list)
        case (.date, .text(let text)): (try? Date.ISO8601FormatStyle().parse(text)).map { _ in value }
        case (.choice, _): cases.isEmpty || cases.contains { $0.value == value } ? value : nil
        case (.boolean, .boolean), (.text, .text), (.url, .text), (.entity, .text), (.entity, .integer): value
        default: nil
        }
    }

    private func fittingElements(_ values: [Parameter]) -> [Parameter]? {
        guard let kind = elements ?? (cases.isEmpty ? nil : .choice) else { return values }
        let fit = values.compactMap { fitting($0, as: kind) }
        return fit.count == values.count ? fit : nil
    }

    private func isInRange(_ number: Parameter) -> Bool {
        (minimum?.isAtMost(number) ?? true) && (maximum.map(number.isAtMost) ?? true) && number.isAtMost(number)
    }

    /// The value that `words` stand for, as far as is known without asking the program.
    package func value(fromWords words: String) throws -> Parameter {
        if !cases.isEmpty, type == .list {
            let elements = try ParameterDescription.elements(inWords: words) { try choice($0, among: cases) != nil }
            return .list(try elements.map { try element($0).value })
        }
        if let choice = try choice(words, among: cases) { return choice.value }
        guard let value = form(ofWords: words) else { throw unfit(words) }
        return try checked(value)
    }

    private func element(_ words: String) throws -> Choice {
        guard let choice = try choice(words, among: cases) else { throw unfit(words) }
        return choice
    }

    /// The choice that `words` stand for: by value, or else by a title that no other choice has.
    package func choice(_ words: String, among choices: [Choice]) throws -> Choice? {
        if let choice = choices.first(where: { "\($0.value)" == words }) { return choice }
        let titled = choices.filter { $0.title == words }
        if Set(titled.map(\.value)).count > 1 {
            throw WidgetError.ambiguousChoice(words, parameter: name, values: titled.map { "\($0.value)" })
        }
        return titled.first
    }

    /// The error for words that fit no value; `choices` are the possible values, if known.
    package func unfit(_ words: String, choices: [Choice]? = nil) -> WidgetError {
        let isAsked = choices != nil
        let choices = choices ?? cases
        let candidates = choices.map { "\($0.value)" } + choices.map(\.title)
        return .badParameter(
            name, value: words,
            expected: !choices.isEmpty
                ? ParameterDescription.words(for: choices)
                : isAsked ? "the widget offers nothing to choose yet; its app may have to write it first" : expectation,
            similar: words.closest(among: candidates))
    }

    /// How many choices an error lists.
    private static let mostNamed = 12

    /// The values, with their titles where those say more.
    private static func words(for choices: [Choice]) -> String {
        let named = choices.prefix(mostNamed).map { choice in
            let value = choice.value == .text("") ? "''" : "\(choice.value)"
            let isPlain = choice.title.isEmpty || choice.title.lowercased().contains(value.lowercased())
            return isPlain ? value : "\(value) (\(choice.title))"
        }
        let rest = choices.count - named.count
        return "it is one of \(named.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
    }

    package var expectation: String {
        switch type {
        case .boolean: "it is true or false"
        case .integer: "it is a whole number\(range)"
        case .real: "it is a number\(range)"
        case .text: "it is a text"
        case .date: "it is a date such as 2026-11-20T10:00:00Z"
        case .url: "it is a URL"
        case .entity: "it is one of the widget's own things"
        case .choice: "it is one of the widget's own cases"
        case .list: "it is a list" + (elements.map { " of " + ParameterDescription.plural(of: $0) } ?? "")
        }
    }

    private static func plural(of kind: Kind) -> String {
        switch kind {
        case .boolean: "true or false"
        case .integer: "whole numbers"
        case .real: "numbers"
        case .text: "texts"
        case .date: "dates such as 2026-11-20T10:00:00Z"
        case .url: "URLs"
        case .entity: "the widget's own things"
        case .choice: "the widget's own cases"
        case .list: "lists"
        }
    }

    /// A number's range, in words.
    package var range: String {
        switch (minimum?.plainly, maximum?.plainly) {
        case (let minimum?, let maximum?): " from \(minimum) to \(maximum)"
        case (let minimum?, nil): " from \(minimum)"
        case (nil, let maximum?): " up to \(maximum)"
        case (nil, nil): ""
        }
    }
}

extension Parameter {
    /// Whether this is a number no greater than the other.
    fileprivate func isAtMost(_ other: Parameter) -> Bool {
        // Not every integer is exactly representable as a real, so two integers are compared as such.
        if case (.integer(let number), .integer(let other)) = (self, other) { return number <= other }
        guard let number, let other = other.number else { return false }
        return number <= other
    }

    private var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        case .boolean, .text, .list: nil
        }
    }

    /// Whole numbers without a decimal point.
    fileprivate var plainly: String {
        if case .real(let number) = self, let whole = Int(exactly: number) { "\(whole)" } else { "\(self)" }
    }
}
