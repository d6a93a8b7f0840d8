import GroupSystem
import GroupText

extension Program {
    /// Runs the program with the words that it was called with, and returns its exit code.
    package func main(_ words: @autoclosure () throws -> [String]) -> Int32 {
        // Whether to continue after reaching a file-size limit is our decision, not a signal's.
        Signal.fileSizeExceeded.ignore()
        StandardStreams.openMissing()
        do {
            try run(try words())
            try Output.standard.flush()
            return ExitCode.done.rawValue
        } catch {
            return report(error)
        }
    }

    /// Finds the command among the words and runs it. Common options may come before its name.
    package func run(_ words: [String]) throws {
        if words.first == "--version" { return printVersion() }
        guard let place = placeOfName(in: words) else { return try runWithoutCommand(words) }
        if words[place] == "version" { return printVersion() }
        let command = try command(named: words[place])
        let (before, after) = (Array(words[..<place]), Array(words[(place + 1)...]))
        if command.hasOwnGrammar {
            let count = countOfOptions(in: after)
            var invocation = try Invocation(self, command, before + after.prefix(count))
            invocation.rest = Array(after.dropFirst(count))
            try invocation.chooseColors()
            return try command.run(invocation)
        }
        let invocation = try Invocation(self, command, before + after)
        try invocation.chooseColors()
        if invocation.has("help") { return Help(self).print(command) }
        if command.operands.isEmpty { _ = try invocation.operands(0...0) }
        try command.run(invocation)
    }

    /// Runs options without a command. Without any words it prints the overview, but fails, since a script may have
    /// lost its words.
    private func runWithoutCommand(_ words: [String]) throws(Failure) {
        if words.isEmpty {
            throw Failure(code: .usage, message: String(Help(self).overview.dropLast()), isPlain: true)
        }
        let own = options + [.version]
        let names = words.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "=" }) }
        if let unknown = names.first(where: { name in !own.contains { $0.isSpelled(name) } }) {
            let hint = closest(to: unknown, among: own.map { "--" + $0.name }).map { "did you mean '\($0)'?" }
            throw .usage("there is no option '\(unknown)'", hint: hint ?? "try '\(name) help'")
        }
        if words.contains(where: Option.version.isSpelled) { return printVersion() }
        guard words.contains(where: Option.help.isSpelled) else {
            throw .usage("no command was given", hint: "try '\(name) help'")
        }
        Help(self).printOverview()
    }

    private func printVersion() {
        Output.standard.print("\(name) \(version)")
    }

    /// The number of leading words that are options or their arguments; a command with its own grammar takes options
    /// only before its own words.
    private func countOfOptions(in words: [String]) -> Int {
        var place = 0
        while place < words.count {
            let name = String(words[place].prefix { $0 != "=" })
            guard options.contains(where: { $0.argument != nil && $0.spellings.contains(name) }) else { break }
            place += name == words[place] ? 2 : 1
        }
        return min(place, words.count)
    }

    /// The index of the first word that is neither an option nor the argument of one.
    func placeOfName(in words: [String]) -> Int? {
        var place = 0
        while place < words.count, words[place].hasPrefix("-") {
            let takesNext = options.contains { $0.argument != nil && $0.spellings.contains(words[place]) }
            place += takesNext ? 2 : 1
        }
        return place < words.count ? place : nil
    }
}

extension Invocation {
    fileprivate func chooseColors() throws(Failure) {
        guard let word = argument(Option.color.name) else { return }
        guard let when = Style.When(word) else { throw misused("--color takes auto, always or never, not '\(word)'") }
        Style.choose(when)
    }
}
