package import WidgetArchive
package import WidgetRecords

extension WidgetsDirectory {
    /// Converts values as typed by a person, such as `["character": "3"]`. Choices may be named by value or by title;
    /// the program is asked for those that only it knows. If it cannot answer, the words are taken as typed, since it
    /// may know them later, and `note` is called.
    package func parameters(
        fromWords words: [String: String], of kind: KindDescription, program: String, note: (String) -> Void
    ) throws -> [String: Parameter] {
        var asking = try ChoiceAsking(of: kind, program: self.program(program), in: self)
        var parameters: [String: Parameter] = [:]
        for (name, words) in words.sorted(by: { $0.key < $1.key }) {
            let parameter = try kind.parameter(name)
            guard parameter.hasChoices, parameter.cases.isEmpty else {
                parameters[name] = try parameter.value(fromWords: words)
                continue
            }
            do {
                parameters[name] = try asking.value(words, for: parameter)
            } catch let failure as ProgramFailure {
                parameters[name] = try parameter.value(fromWords: words)
                note("cannot tell whether '\(words)' is a value for '\(name)': \(failure)")
            }
        }
        return parameters
    }
}

/// Asks a program for the choices of parameters. It is started for the first question and kept for the others.
private struct ChoiceAsking {
    private let kind: KindDescription
    private let program: RegisteredProgram
    private let directory: WidgetsDirectory
    private var process: ProgramProcess?
    private var count = 0
    /// The choices offered so far, by parameter.
    private var offered: [String: [Choice]] = [:]

    init(of kind: KindDescription, program: RegisteredProgram, in directory: WidgetsDirectory) {
        (self.kind, self.program, self.directory) = (kind, program, directory)
    }

    /// Throws a `ProgramFailure` if the program cannot answer, and a `WidgetError` if the words fit no choice.
    mutating func value(_ words: String, for parameter: ParameterDescription) throws -> Parameter {
        guard parameter.type == .list else { return try single(words, for: parameter) }
        // Commas may be part of a title, so the choices must be known before the list is split.
        let choices = words.contains(",") ? try choices(of: parameter) : []
        let elements = try ParameterDescription.elements(inWords: words) { element in
            try parameter.choice(element, among: choices) != nil
        }
        var values: [Parameter] = []
        for element in elements { values.append(try single(element, for: parameter)) }
        return .list(values)
    }

    /// Asks the program for this one value first, since the suggested choices may not be all.
    private mutating func single(_ words: String, for parameter: ParameterDescription) throws -> Parameter {
        var doubt: ProgramFailure?
        do {
            if let choice = try match(words, for: parameter) { return choice.value }
        } catch ProgramFailure.reported(let reason) {
            // A query may throw because it does not know the value, or because it cannot look now.
            doubt = .reported(reason)
        }
        let choices = try choices(of: parameter)
        if let choice = try parameter.choice(words, among: choices) { return choice.value }
        throw doubt ?? parameter.unfit(words, choices: choices)
    }

    /// The choice whose value is `words`; nil if the program knows none.
    private mutating func match(_ words: String, for parameter: ParameterDescription) throws -> Choice? {
        var one = parameter
        if parameter.type == .list { one.type = parameter.elements ?? .text }
        guard let value = try? one.value(fromWords: words) else { return nil }
        // A query may answer with other values than the requested one.
        return try ask(parameter, matching: value).first { "\($0.value)".lowercased() == words.lowercased() }
    }

    private mutating func choices(of parameter: ParameterDescription) throws -> [Choice] {
        if let known = offered[parameter.name] { return known }
        let choices = try ask(parameter)
        offered[parameter.name] = choices
        return choices
    }

    private mutating func ask(_ parameter: ParameterDescription, matching value: Parameter? = nil) throws -> [Choice] {
        let process = try process ?? directory.start(program)
        self.process = process
        count += 1
        let answer = try process.ask(
            .choices(kind: kind.kind, parameter: parameter.name, matching: value), number: count)
        guard case .choices(let choices) = answer.result else { throw ProgramFailure.rubbish("it is not a choice") }
        return choices
    }
}
