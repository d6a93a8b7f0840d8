import WidgetArchive

/// A variable of a script: `select(VAR_MODE="auto"): When to switch [auto, manual]`.
enum HeaderVariable {
    struct Problem: Error {
        let words: String
    }

    static func description(_ words: String) throws(Problem) -> ParameterDescription {
        guard let open = words.firstIndex(of: "("), let (inside, rest) = parts(words[words.index(after: open)...])
        else {
            throw Problem(words: "expected type(NAME=value): text")
        }
        let type = words[..<open].trimmed.lowercased()
        guard let kind = kinds[type] else { throw Problem(words: "the types are string, number, boolean and select") }
        let assignment = inside.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = assignment[0].trimmed
        guard isName(name) else { throw Problem(words: "a variable's name has letters, digits and underscores") }
        let standard = assignment.count > 1 ? unquoted(assignment[1].trimmed) : nil
        let (title, choices) = titleAndChoices(rest)
        return described(name, title, kind, standard: standard, choices: kind == .choice ? choices : [])
    }

    private static let kinds: [String: ParameterDescription.Kind] = [
        "string": .text, "number": .real, "boolean": .boolean, "select": .choice, "list": .choice,
    ]

    private static func described(
        _ name: String, _ title: String, _ kind: ParameterDescription.Kind, standard: String?, choices: [String]
    ) -> ParameterDescription {
        var variable = ParameterDescription(name, title: title.isEmpty ? name : title, type: kind, isOptional: true)
        if kind == .real, standard.map({ Int($0) != nil }) == true { variable.type = .integer }
        // A choice among nothing is a text.
        if kind == .choice, choices.isEmpty { variable.type = .text }
        variable.cases = choices.map { Choice(.text($0), title: $0) }
        if let standard, let value = value(standard, for: variable) {
            variable.standard = Choice(value, title: standard)
        }
        return variable
    }

    /// Words as a value that a variable may have.
    static func value(_ words: String, for variable: ParameterDescription) -> Parameter? {
        let value = variable.form(ofWords: variable.type == .boolean ? words.lowercased() : words)
        guard let value, variable.type == .choice else { return value }
        return variable.cases.contains { $0.value == value } ? value : nil
    }

    static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(0x30...0x39).contains(first), name.utf8.count < 100 else { return false }
        return name.utf8.allSatisfy { $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
    }

    /// Splits at the closing parenthesis. A quoted value may contain some.
    private static func parts(_ words: Substring) -> (inside: Substring, rest: Substring)? {
        var quote: Character?
        for place in words.indices {
            let character = words[place]
            if quote == nil, character == ")" { return (words[..<place], words[words.index(after: place)...]) }
            if character == quote { quote = nil } else if quote == nil, character == "\"" { quote = character }
        }
        // The quotation mark is never closed.
        return words.firstIndex(of: ")").map { (words[..<$0], words[words.index(after: $0)...]) }
    }

    private static func unquoted(_ words: String) -> String {
        guard words.count > 1, let first = words.first, first == words.last, first == "\"" || first == "'" else {
            return words
        }
        return String(words.dropFirst().dropLast())
    }

    /// `: Text [a, b]`
    private static func titleAndChoices(_ rest: Substring) -> (title: String, choices: [String]) {
        let text = (rest.first == ":" ? rest.dropFirst() : rest).trimmed
        guard text.hasSuffix("]"), let open = text.lastIndex(of: "[") else { return (text, []) }
        let choices = text[text.index(after: open)...].dropLast().split(separator: ",").map { unquoted($0.trimmed) }
        return (text[..<open].trimmed, choices)
    }
}
