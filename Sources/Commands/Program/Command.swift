/// One command of a program.
package struct Command: Sendable {
    package let name: String
    /// What follows the name, as the usage line has it.
    package let operands: String
    package let summary: String
    /// Whole sentences.
    package let details: String
    package let options: [Option]
    /// The names of the options that all other commands take, and it does not.
    package let without: [String]
    package let examples: [Example]
    /// What its operands are, the last standing for all that follow.
    package let completes: [Option.Completes]
    /// Whether what stands behind `--` is a command of its own, rather than more operands.
    package let runsAnother: Bool
    /// Whether it takes the words behind its name as they are, rather than as options and operands.
    package let hasOwnGrammar: Bool
    /// Whether only other programs call it, so that the lists for people do without it.
    let isForPrograms: Bool
    package let run: @Sendable (Invocation) throws -> Void

    package struct Example: Sendable {
        package let line: String
        package let meaning: String

        package init(line: String, meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }

    package init(
        name: String, operands: String = "", summary: String, details: String = "", options: [Option] = [],
        examples: [Example] = [], completes: [Option.Completes] = [], without: [String] = [],
        runsAnother: Bool = false, hasOwnGrammar: Bool = false, isForPrograms: Bool = false,
        run: @escaping @Sendable (Invocation) throws -> Void
    ) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.details = details
        self.options = options
        self.without = without
        self.examples = examples
        self.completes = completes
        self.runsAnother = runsAnother
        self.hasOwnGrammar = hasOwnGrammar
        self.isForPrograms = isForPrograms
        self.run = run
    }

    var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
