/// A shell that requests completions from a program.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that sets up completion in the shell.
    func script(for program: Program) -> String {
        switch self {
        case .bash: bash(program.name)
        case .zsh: zsh(program.name)
        case .fish: fish(program.name)
        }
    }

    /// The words are taken from the line itself, since in COMP_WORDS they are quoted, and split at each `:` and `=`.
    /// Bash replaces only the part after the last such split, or after an open quote, by the candidate.
    private func bash(_ name: String) -> String {
        #"""
        # \#(name): put this into ~/.local/share/bash-completion/completions/\#(name)
        _\#(name)() {
            local line=${COMP_LINE:0:COMP_POINT} words=() word= before= quote= begun= char place
            for ((place = 0; place < ${#line}; place++)); do
                char=${line:place:1}
                if [[ $char == "$quote" ]]; then
                    quote= before=$word
                elif [[ $char == \\ && $quote != \' ]]; then
                    ((++place))
                    word+=${line:place:1} begun=1
                elif [[ $quote ]]; then
                    word+=$char
                elif [[ $char == [\'\"] ]]; then
                    quote=$char before=$word begun=1
                elif [[ $char == [[:space:]] ]]; then
                    [[ $begun ]] && words+=("$word")
                    word= before= begun=
                else
                    word+=$char begun=1
                    [[ $COMP_WORDBREAKS == *"$char"* ]] && before=$word
                fi
            done
            COMPREPLY=()
            while IFS= read -r line; do
                case $line in
                    $'\tfiles') compopt -o default ;;
                    $'\tdirectories') compopt -o dirnames ;;
                    $'\tcommands') mapfile -t COMPREPLY < <(compgen -c -- "$word") ;;
                    *)
                        line=${line%%$'\t'*}
                        [[ $line == "$word"* ]] || continue
                        line=${line#"$before"}
                        case $quote in
                            \') line=${line//\'/"'\''"} ;;
                            \") line=$(sed 's/[$`"\\]/\\&/g' <<< "$line") ;;
                            *) [[ $line ]] && printf -v line %q "$line" ;;
                        esac
                        COMPREPLY+=("$line") ;;
                esac
            done < <(\#(name) complete -- "${words[@]:1}" "$word" 2>/dev/null)
        }
        complete -F _\#(name) \#(name)

        """#
    }

    private func zsh(_ name: String) -> String {
        #"""
        #compdef \#(name)
        # \#(name): put this as _\#(name) into a directory of $fpath
        _\#(name)() {
            local -a candidates
            local word meaning
            while IFS= read -r word; do
                meaning=${word#*$'\t'} word=${word%%$'\t'*}
                case $word:$meaning in
                    :files) compset -P '--*='; _files; return ;;
                    :directories) compset -P '--*='; _files -/; return ;;
                    :commands) _command_names -e; return ;;
                esac
                [[ $meaning == $word ]] && meaning=
                word=${word//\\/\\\\}
                candidates+=("${word//:/\\:}${meaning:+:$meaning}")
            done < <(\#(name) complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)
            _describe '\#(name)' candidates
        }
        # Loaded from $fpath, this runs as the function itself; evaluated, it only names the function.
        if [[ ${funcstack[1]} == _\#(name) ]]; then _\#(name) "$@"; else compdef _\#(name) \#(name); fi

        """#
    }

    private func fish(_ name: String) -> String {
        #"""
        # \#(name): put this into ~/.config/fish/completions/\#(name).fish
        function __\#(name)_complete
            for line in (\#(name) complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
                switch $line
                    case \tfiles
                        __fish_complete_path (commandline -ct)
                    case \tdirectories
                        __fish_complete_directories (commandline -ct)
                    case \tcommands
                        __fish_complete_command
                    case '*'
                        printf '%s\n' $line
                end
            end
        end
        complete -c \#(name) -f -a '(__\#(name)_complete)'

        """#
    }
}
