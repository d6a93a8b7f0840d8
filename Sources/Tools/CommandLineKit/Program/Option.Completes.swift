extension Option {
    /// The candidates for an operand or an option's argument.
    package enum Completes: Sendable {
        case nothing, file, directory, program, command, shell
        /// Candidates found by the program for the words so far.
        case found(@Sendable (Invocation) throws -> [Candidate])

        /// A possible word.
        package struct Candidate: Sendable {
            package let word: String
            package let meaning: String

            package init(_ word: String, meaning: String = "") {
                self.word = word
                self.meaning = meaning
            }
        }
    }
}
