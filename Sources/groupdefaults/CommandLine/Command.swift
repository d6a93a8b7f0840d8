/// One command. The table of them makes the help, the manual page and the completions as well.
struct Command: Sendable {
    let name: String
    /// What follows the name, as the usage line has it.
    var operands = ""
    let summary: String
    /// Whole sentences.
    var details = ""
    var options: [Option] = []
    var examples: [Example] = []
    /// What its operands are, the last standing for all that follow.
    var completes: [Option.Completes] = []
    /// Whether what stands behind `--` is a command of its own, rather than more operands.
    var runsAnother = false
    let run: @Sendable (Invocation) throws -> Void

    struct Example {
        let line: String
        let meaning: String
    }

    var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}

extension Command {
    /// Finds the command among the words and runs it. Options that all commands take may stand before its name.
    static func run(_ words: [String]) throws {
        if words.first == "--version" { return Output.standard.print("groupdefaults \(version)") }
        guard let place = placeOfName(in: words) else {
            let asksForHelp = words.contains("--help") || words.contains("-h")
            if !asksForHelp { throw Failure.usage("no command was given", hint: "try 'groupdefaults help'") }
            return Help.printOverview()
        }
        if words[place] == "defaults" {
            return try AppleDefaults.run(Array(words[(place + 1)...]), options: Array(words[..<place]))
        }
        let command = try named(words[place])
        let invocation = try Invocation(command, Array(words[..<place] + words[(place + 1)...]))
        if invocation.has("help") { return Help.print(command) }
        try command.run(invocation)
    }

    static func named(_ name: String) throws(Failure) -> Command {
        if let command = all.first(where: { $0.name == name }) { return command }
        let hint = closest(to: name, among: all.map(\.name)).map { "did you mean '\($0)'?" }
        throw .usage("there is no command '\(name)'", hint: hint ?? "'groupdefaults help' lists the commands")
    }

    /// The first word that is neither an option nor the argument of one.
    static func placeOfName(in words: [String]) -> Int? {
        var place = 0
        while place < words.count, words[place].hasPrefix("-") {
            place += ["-s", "--suite", "--root"].contains(words[place]) ? 2 : 1
        }
        return place < words.count ? place : nil
    }
}
