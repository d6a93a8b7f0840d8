/// A shell that asks a program what could stand where one types.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// What the shell is to be told once.
    func script(for program: Program) -> String {
        switch self {
        case .bash: bash(program.name)
        case .zsh: zsh(program.name)
        case .fish: fish(program.name, takingFiles: program.commandsWithFiles)
        }
    }

    private func bash(_ name: String) -> String {
        #"""
        # \#(name): put this into ~/.local/share/bash-completion/completions/\#(name)
        _\#(name)() {
            local IFS=$'\n' line
            COMPREPLY=()
            while IFS=$'\t' read -r line _; do
                [[ $line == "${COMP_WORDS[COMP_CWORD]}"* ]] && COMPREPLY+=("$(printf '%q' "$line")")
            done < <(\#(name) complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        }
        complete -o default -F _\#(name) \#(name)

        """#
    }

    private func zsh(_ name: String) -> String {
        #"""
        #compdef \#(name)
        # \#(name): put this as _\#(name) into a directory of $fpath
        _\#(name)() {
            local -a candidates
            local word meaning
            while IFS=$'\t' read -r word meaning; do
                candidates+=("${word//:/\\:}${meaning:+:$meaning}")
            done < <(\#(name) complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)
            if (( ${#candidates} )); then _describe '\#(name)' candidates; else _files; fi
        }
        # Loaded from $fpath, this runs as the function itself; evaluated, it only names the function.
        if [[ ${funcstack[1]} == _\#(name) ]]; then _\#(name) "$@"; else compdef _\#(name) \#(name); fi

        """#
    }

    private func fish(_ name: String, takingFiles: [String]) -> String {
        let files = "complete -c \(name) -n '__fish_seen_subcommand_from \(takingFiles.joined(separator: " "))' -F\n"
        return #"""
            # \#(name): put this into ~/.config/fish/completions/\#(name).fish
            \#(takingFiles.isEmpty ? "" : files)\#
            complete -c \#(name) -f -a '(\#(name) complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'

            """#
    }
}

extension Program {
    /// The commands that take a file, first those that need one.
    fileprivate var commandsWithFiles: [String] {
        let commands = commands.filter { $0.completes.contains(where: \.isFile) }
        let needing = commands.filter { !$0.operands.hasPrefix("[") }
        return (needing + commands.filter { $0.operands.hasPrefix("[") }).map(\.name)
    }
}
