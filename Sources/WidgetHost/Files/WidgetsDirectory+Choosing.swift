public import WidgetArchive

extension WidgetsDirectory {
    /// Values as a person types them, such as `["character": "3"]`. Where a parameter has choices, they are told by their
    /// values or their titles, and the program is asked for those that it alone knows. What it cannot tell is taken as it
    /// was typed, since the program may be able to later; `note` is told so.
    public func parameters(
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
                note("whether '\(words)' is a value for '\(name)' cannot be told: \(failure)")
            }
        }
        return parameters
    }
}

/// Asks a program what the parameters of a kind may be. It is started when it is first asked, and stays for all questions.
private struct ChoiceAsking {
    private let kind: KindDescription
    private let program: RegisteredProgram
    private let directory: WidgetsDirectory
    private var process: ProgramProcess?
    private var count = 0
    /// What has been offered for parameters, by their names.
    private var offered: [String: [Choice]] = [:]

    init(of kind: KindDescription, program: RegisteredProgram, in directory: WidgetsDirectory) {
        (self.kind, self.program, self.directory) = (kind, program, directory)
    }

    /// Throws a `ProgramFailure` if that cannot be told, and a `HostError` if the words stand for nothing.
    mutating func value(_ words: String, for parameter: ParameterDescription) throws -> Parameter {
        guard parameter.type == .list else { return try single(words, for: parameter) }
        // Which commas part the elements can be told only where it is known what the choices are called.
        let choices = words.contains(",") ? try choices(of: parameter) : []
        let elements = try ParameterDescription.elements(inWords: words) { element in
            try parameter.choice(element, among: choices) != nil
        }
        var values: [Parameter] = []
        for element in elements { values.append(try single(element, for: parameter)) }
        return .list(values)
    }

    /// What is suggested need not be all that there is, so that the program is asked for just this value first.
    private mutating func single(_ words: String, for parameter: ParameterDescription) throws -> Parameter {
        var doubt: ProgramFailure?
        do {
            if let choice = try match(words, for: parameter) { return choice.value }
        } catch ProgramFailure.reported(let reason) {
            // A query may throw for what it does not know. So does one that cannot look now.
            doubt = .reported(reason)
        }
        let choices = try choices(of: parameter)
        if let choice = try parameter.choice(words, among: choices) { return choice.value }
        throw doubt ?? parameter.unfit(words, choices: choices)
    }

    /// The choice whose value the words are; nil if the program knows of none.
    private mutating func match(_ words: String, for parameter: ParameterDescription) throws -> Choice? {
        var one = parameter
        if parameter.type == .list { one.type = parameter.elements ?? .text }
        guard let value = try? one.value(fromWords: words) else { return nil }
        // A query may answer with something else than it was asked for.
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
        guard case .choices(let choices) = answer.result else { throw ProgramFailure.rubbish("it is no choice") }
        return choices
    }
}
