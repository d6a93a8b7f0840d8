import GroupStore

/// A command as it was called: its options and operands, in their order.
struct Invocation {
    enum Word {
        case option(Option, argument: String)
        case operand(String)
    }

    let command: Command
    let words: [Word]
    /// What stands behind `--`, for a command that runs another.
    var rest: [String] = []

    var operands: [String] {
        words.compactMap { if case .operand(let text) = $0 { text } else { nil } }
    }

    func has(_ name: String) -> Bool {
        argument(name) != nil
    }

    /// The argument of an option, the last if it was given more than once; empty for one that takes none.
    func argument(_ name: String) -> String? {
        words.lazy.reversed().compactMap { word in
            if case .option(let option, let argument) = word, option.name == name { argument } else { nil }
        }.first
    }

    /// The operands, which must be as many as the command takes.
    func operands(_ count: ClosedRange<Int>) throws(Failure) -> [String] {
        let operands = operands
        if operands.count < count.lowerBound { throw command.misused("too few arguments") }
        if operands.count > count.upperBound {
            throw command.misused("unexpected argument '\(operands[count.upperBound])'")
        }
        return operands
    }

    func operands(atLeast count: Int) throws(Failure) -> [String] {
        try operands(count...Int.max)
    }
}

extension Command {
    func misused(_ problem: String) -> Failure {
        .usage("\(name): \(problem)", hint: "usage: groupdefaults \(usage)")
    }
}
