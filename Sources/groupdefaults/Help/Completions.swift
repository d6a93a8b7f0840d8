import GroupStore

/// The words that could stand at the end of an unfinished command line. Each shell asks for them as one types, so that
/// suites and keys are those that are there.
enum Completions {
    struct Candidate {
        let word: String
        var meaning = ""
    }

    /// `words` are those after the program's name; the last is the one to complete.
    static func candidates(for words: [String]) -> [Candidate] {
        let (before, last) = (Array(words.dropLast()), words.last ?? "")
        let command = Command.placeOfName(in: before).flatMap { try? Command.named(before[$0]) }
        let options = command?.allOptions ?? Option.common + [.version]
        if let option = options.first(where: { $0.argument != nil && isSpelling(before.last, of: $0) }) {
            return candidates(option.completes, before.dropLast())
        }
        if last.hasPrefix("-") {
            return options.map { Candidate(word: "--\($0.name)", meaning: $0.summary) }
        }
        guard let command else { return candidates(.command, before) }
        let given = operands(of: command, in: before)
        return candidates(command.completes.dropFirst(given).first ?? command.completes.last ?? .nothing, before)
    }

    private static func isSpelling(_ word: String?, of option: Option) -> Bool {
        word == "--" + option.name || option.short.map { word == "-\($0)" } == true
    }

    private static func operands(of command: Command, in words: [String]) -> Int {
        guard let place = Command.placeOfName(in: words) else { return 0 }
        let rest = Array(words[..<place] + words[(place + 1)...])
        return (try? Invocation(command, rest).operands.count) ?? 0
    }

    private static func candidates(_ kind: Option.Completes, _ words: [String]) -> [Candidate] {
        switch kind {
        case .command: return Command.shown.map { Candidate(word: $0.name, meaning: $0.summary) }
        case .shell: return Shell.allCases.map { Candidate(word: $0.rawValue) }
        case .suite: return ((try? invocation(words)?.root.suites()) ?? []).map { Candidate(word: $0.text) }
        case .key:
            let members = (try? invocation(words)?.suite.snapshot().members) ?? Members()
            return members.map { Candidate(word: $0.key.text, meaning: String($0.value.json().prefix(60))) }
        // The shell knows these better.
        case .nothing, .file, .directory: return []
        }
    }

    /// The words so far as a call, for the root and the suite that they name.
    private static func invocation(_ words: [String]) -> Invocation? {
        guard let place = Command.placeOfName(in: words), let command = try? Command.named(words[place]) else {
            return try? Invocation(Command.list, words)
        }
        return try? Invocation(command, Array(words[..<place] + words[(place + 1)...]))
    }
}

enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// What the shell is to be told once.
    var script: String {
        switch self {
        case .bash:
            #"""
            # groupdefaults: put this into ~/.local/share/bash-completion/completions/groupdefaults
            _groupdefaults() {
                local IFS=$'\n' line
                COMPREPLY=()
                while IFS=$'\t' read -r line _; do
                    [[ $line == "${COMP_WORDS[COMP_CWORD]}"* ]] && COMPREPLY+=("$(printf '%q' "$line")")
                done < <(groupdefaults complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
            }
            complete -o default -F _groupdefaults groupdefaults

            """#
        case .zsh:
            #"""
            #compdef groupdefaults
            # groupdefaults: put this as _groupdefaults into a directory of $fpath
            _groupdefaults() {
                local -a candidates
                local word meaning
                while IFS=$'\t' read -r word meaning; do
                    candidates+=("${word//:/\\:}${meaning:+:$meaning}")
                done < <(groupdefaults complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)
                if (( ${#candidates} )); then _describe 'groupdefaults' candidates; else _files; fi
            }
            # Loaded from $fpath, this runs as the function itself; evaluated, it only names the function.
            if [[ ${funcstack[1]} == _groupdefaults ]]; then _groupdefaults "$@"; else compdef _groupdefaults groupdefaults; fi

            """#
        case .fish:
            #"""
            # groupdefaults: put this into ~/.config/fish/completions/groupdefaults.fish
            complete -c groupdefaults -n '__fish_seen_subcommand_from merge replace import export' -F
            complete -c groupdefaults -f -a '(groupdefaults complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'

            """#
        }
    }
}

extension Command {
    static let completions = Command(
        name: "completions",
        operands: "bash|zsh|fish",
        summary: "print what makes a shell complete commands, suites and keys",
        examples: [Example(line: "eval \"$(groupdefaults completions bash)\"", meaning: "for this shell only")],
        completes: [.shell],
        run: { invocation in
            let name = try invocation.operands(1...1)[0]
            guard let shell = Shell(rawValue: name) else {
                throw invocation.command.misused("no shell '\(name)' is known")
            }
            Output.standard.write(shell.script)
        })

    /// For those scripts: it has no summary, and so no place in the help.
    static let complete = Command(
        name: "complete", summary: "",
        run: { invocation in
            for candidate in Completions.candidates(for: invocation.operands) {
                guard !candidate.word.contains("\n") else { continue }
                Output.standard.print(
                    candidate.meaning.isEmpty ? candidate.word : "\(candidate.word)\t\(candidate.meaning)")
            }
        })
}
