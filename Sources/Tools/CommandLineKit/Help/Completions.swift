/// The candidates for completing a command line. Shells ask for them while a person types, so they reflect what exists.
struct Completions {
    typealias Candidate = Option.Completes.Candidate

    private let program: Program

    init(_ program: Program) {
        self.program = program
    }

    /// The candidates for the last of `words`, which follow the program's name.
    func candidates(for words: [String]) -> [Candidate] {
        let (before, last) = (Array(words.dropLast()), words.last ?? "")
        let place = program.placeOfName(in: before)
        let command = place.flatMap { try? program.command(named: before[$0]) }
        let options = command.map(program.options(of:)) ?? program.options + [.version]
        let taking = options.first { $0.argument != nil && $0.spellings.contains(before.last ?? "") }
        if let taking { return candidates(taking.completes, before.dropLast()) }
        if command?.runsAnother == true, let dashes = before.firstIndex(of: "--") {
            return candidates(dashes == before.count - 1 ? .program : .file, [])
        }
        if let attached = attached(to: last, of: options) {
            return candidates(attached.option.completes, before).map { $0.behind(attached.spelling + "=") }
        }
        if last.hasPrefix("-") {
            return options.map { Candidate("--\($0.name)", meaning: $0.summary) }
        }
        guard let command else { return candidates(.command, before) }
        let given = invocation(before)?.operands.count ?? 0
        return candidates(command.completes.dropFirst(given).first ?? command.completes.last ?? .nothing, before)
    }

    private func candidates(_ kind: Option.Completes, _ words: [String]) -> [Candidate] {
        switch kind {
        case .command: return program.shown.map { Candidate($0.name, meaning: $0.summary) }
        case .shell: return Shell.allCases.map { Candidate($0.rawValue) }
        case .found(let find): return invocation(words).flatMap { try? find($0) } ?? []
        case .nothing: return []
        case .file: return [.ofShell("files")]
        case .directory: return [.ofShell("directories")]
        case .program: return [.ofShell("commands")]
        }
    }

    /// The option of a word such as `--name=argu`.
    private func attached(to word: String, of options: [Option]) -> (option: Option, spelling: String)? {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return nil }
        let spelling = String(word[..<equals])
        let option = options.first { $0.argument != nil && $0.isSpelled(spelling) }
        return option.map { ($0, spelling) }
    }

    /// The words so far as an invocation. If they name no command yet, any command that takes their options is assumed.
    private func invocation(_ words: [String]) -> Invocation? {
        guard let place = program.placeOfName(in: words), let command = try? program.command(named: words[place]) else {
            return program.commands.lazy.compactMap { try? Invocation(program, $0, words) }.first
        }
        return try? Invocation(program, command, Array(words[..<place] + words[(place + 1)...]))
    }
}

extension Completions.Candidate {
    /// A candidate that the shell completes itself, identified by its meaning.
    fileprivate static func ofShell(_ what: String) -> Self { Self("", meaning: what) }

    fileprivate func behind(_ beginning: String) -> Self {
        word.isEmpty ? self : Self(beginning + word, meaning: meaning)
    }
}

extension Command {
    static func completions(of program: String, completing what: String) -> Command {
        Command(
            name: "completions",
            operands: "bash|zsh|fish",
            summary: "print what makes a shell complete \(what)",
            examples: [Example(line: "eval \"$(\(program) completions bash)\"", meaning: "for this shell only")],
            completes: [.shell],
            run: { invocation in
                let name = try invocation.operands(1...1)[0]
                guard let shell = Shell(rawValue: name) else {
                    throw invocation.misused("there are no completions for '\(name)'")
                }
                Output.standard.write(shell.script(for: invocation.program))
            })
    }

    /// Used by the scripts of `completions`.
    static let complete = Command(
        name: "complete", operands: "-- WORD …", summary: "print candidates for the last word",
        isForPrograms: true,
        run: { invocation in
            for candidate in Completions(invocation.program).candidates(for: invocation.operands) {
                // A line break ends a candidate, and a tab ends its word.
                guard !candidate.word.contains(where: { $0.isNewline || $0 == "\t" }) else { continue }
                Output.standard.print(
                    candidate.meaning.isEmpty ? candidate.word : "\(candidate.word)\t\(candidate.meaning)")
            }
        })
}
