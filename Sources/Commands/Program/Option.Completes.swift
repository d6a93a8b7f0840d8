extension Option {
    /// What can stand as an operand or as an option's argument.
    package enum Completes: Sendable {
        case nothing, file, directory, program, command, shell
        /// What the program finds at the moment, for a call with the words so far.
        case found(@Sendable (Invocation) throws -> [Candidate])

        /// A word that could stand there.
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
