/// A command's invocation: its options and operands, in order.
package struct Invocation: Sendable {
    package enum Word: Sendable {
        case option(Option, argument: String)
        case operand(String)
    }

    package let program: Program
    package let command: Command
    package internal(set) var words: [Word] = []
    /// The words after `--`, for a command that runs another; all words, for one with its own grammar.
    package internal(set) var rest: [String] = []

    package var operands: [String] {
        words.compactMap { if case .operand(let text) = $0 { text } else { nil } }
    }

    package func has(_ name: String) -> Bool {
        argument(name) != nil
    }

    /// The argument of an option: the last one if it is repeated, empty for an option without an argument.
    package func argument(_ name: String) -> String? {
        words.lazy.reversed().compactMap { word in
            if case .option(let option, let argument) = word, option.name == name { argument } else { nil }
        }.first
    }

    /// The arguments of an option that may be repeated.
    package func arguments(_ name: String) -> [String] {
        words.compactMap { word in
            if case .option(let option, let argument) = word, option.name == name { argument } else { nil }
        }
    }

    /// The operands. Throws unless the command takes that many.
    package func operands(_ count: ClosedRange<Int>) throws(Failure) -> [String] {
        let operands = operands
        if operands.count < count.lowerBound { throw missing(operands.count) }
        if operands.count > count.upperBound {
            throw misused("unexpected argument '\(operands[count.upperBound])'")
        }
        return operands
    }

    package func operands(atLeast count: Int) throws(Failure) -> [String] {
        try operands(count...Int.max)
    }

    /// The error for an invocation that lacks its operand of this number.
    package func missing(_ number: Int) -> Failure {
        let name = command.required.dropFirst(number).first.map { "; \($0) is missing" } ?? ""
        return misused("too few arguments\(name)")
    }

    /// The error for a wrong use of the command.
    package func misused(_ problem: String) -> Failure {
        .usage("\(command.name): \(problem)", hint: "usage: \(program.name) \(command.usage)")
    }
}
