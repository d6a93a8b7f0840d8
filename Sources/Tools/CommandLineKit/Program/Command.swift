/// A command of a program. A program contains all of its commands but runs only one of them, so a command's lists are
/// created on demand.
// This and its options are classes because all arrays of classes share one type at run time. An array of structures has
// its own type, which the runtime builds at each start.
package final class Command: Sendable {
    package let name: String
    /// The operands in the usage line.
    package let operands: String
    package let summary: String
    /// The details, in whole sentences.
    package let details: String
    package var options: [Option] { makeOptions() }
    /// The names of the common options that it does not take.
    package var without: [String] { makeWithout() }
    package var examples: [Example] { makeExamples() }
    /// The kinds of its operands; the last one applies to all that follow.
    package var completes: [Option.Completes] { makeCompletes() }
    /// Whether the words after `--` are another command, rather than more operands.
    package let runsAnother: Bool
    /// Whether it parses its words itself.
    package let hasOwnGrammar: Bool
    /// Whether it is meant for programs only, and hidden from people.
    let isForPrograms: Bool
    package let run: @Sendable (Invocation) throws -> Void
    private let makeOptions: @Sendable () -> [Option]
    private let makeWithout: @Sendable () -> [String]
    private let makeExamples: @Sendable () -> [Example]
    private let makeCompletes: @Sendable () -> [Option.Completes]

    package struct Example: Sendable {
        package let line: String
        package let meaning: String

        package init(line: String, meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }

    package init(
        name: String, operands: String = "", summary: String, details: String = "",
        options: @autoclosure @escaping @Sendable () -> [Option] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example] = [],
        completes: @autoclosure @escaping @Sendable () -> [Option.Completes] = [],
        without: @autoclosure @escaping @Sendable () -> [String] = [],
        runsAnother: Bool = false, hasOwnGrammar: Bool = false, isForPrograms: Bool = false,
        run: @escaping @Sendable (Invocation) throws -> Void
    ) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.details = details
        makeOptions = options
        makeWithout = without
        makeExamples = examples
        makeCompletes = completes
        self.runsAnother = runsAnother
        self.hasOwnGrammar = hasOwnGrammar
        self.isForPrograms = isForPrograms
        self.run = run
    }

    /// The command with its operands and its own options.
    var usage: String {
        let words = [operands].filter { !$0.isEmpty }
        let options = usageOfOptions
        return ([name] + (runsAnother ? options + words : words + options)).joined(separator: " ")
    }

    /// The options in brackets, except those that the operands summarise as TYPE.
    private var usageOfOptions: [String] {
        options.filter { !($0.isAlsoSingleDash && operands.holds("TYPE")) }.map { option in
            "[\(option.spellings.joined(separator: "|"))\(option.argument.map { " " + $0 } ?? "")]"
        }
    }

    /// The names of the required operands.
    var required: [String] {
        var depth = 0
        return operands.split(separator: " ").filter { word in
            depth += word.count { $0 == "[" }
            defer { depth -= word.count { $0 == "]" } }
            return depth == 0 && word != "…"
        }.map { String($0.prefix { $0 != "|" }) }
    }
}
